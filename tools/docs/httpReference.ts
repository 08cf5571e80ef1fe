// The reference of the HTTP interface as Markdown, from the OpenAPI text that the server makes of its own routes.

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly description?: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema?: Schema }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** One chapter for each group of addresses, one paragraph for each call. */
export function httpReference({ paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ address, method: method.toUpperCase(), operation })),
  );
  const groups = Map.groupBy(calls, ({ address }) => groupOf(address));
  const chapters = [...groups].map(([group, members]) => `## ${group}\n\n${members.map(callText).join('\n\n')}`);
  return [
    '# Every call over HTTP',
    'This page is made from the routes of the server. A running server answers `GET /api/openapi.json` with the same as OpenAPI; docs/http.md explains how the calls belong together.',
    ...chapters,
  ].join('\n\n');
}

function groupOf(address: string): string {
  const [, name] = /^\/api\/v\d+\/([^/]+)/.exec(address) ?? [];
  return name ?? 'The server itself';
}

function callText({ address, method, operation }: { address: string; method: string; operation: Operation }): string {
  const body = schemaOf(operation.requestBody);
  const answers = Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const schema = schemaOf(response);
    const says = response.description ?? '';
    return status.startsWith('2') ? [`Answers ${status}${schema === undefined ? '.' : `:\n\n${fieldsOf(schema)}`}`] : [`Refuses: ${says}`];
  });
  return [
    `### ${method} ${address}`,
    `${operation.summary ?? ''} ${operation.description ?? ''}`.trim(),
    ...(operation.parameters ?? []).map(
      (one) => `- \`${one.name}\` (${one.in}${one.required === true ? '' : ', optional'}): ${typeOf(one.schema ?? {})}`,
    ),
    ...(body === undefined ? [] : [`Takes:\n\n${fieldsOf(body)}`]),
    ...answers,
  ].join('\n\n');
}

function schemaOf(content: Content | undefined): Schema | undefined {
  return content?.content?.['application/json']?.schema;
}

/** The fields as a list, those of inner objects indented under theirs. */
function fieldsOf(schema: Schema, depth = 0): string {
  const { properties, items, anyOf } = schema;
  if (properties !== undefined)
    return Object.entries(properties)
      .map(([name, field]) => {
        const optional = schema.required?.includes(name) === true ? '' : ', optional';
        const inner = depth < 4 && hasFields(field) ? `\n${fieldsOf(field, depth + 1)}` : '';
        return `${'  '.repeat(depth)}- \`${name}\`: ${typeOf(field)}${optional}${inner}`;
      })
      .join('\n');
  if (items !== undefined && hasFields(items)) return fieldsOf(items, depth);
  const inner = anyOf?.find(hasFields);
  return inner === undefined ? `${'  '.repeat(depth)}- ${typeOf(schema)}` : fieldsOf(inner, depth);
}

function hasFields(schema: Schema): boolean {
  return schema.properties !== undefined || (schema.items !== undefined && hasFields(schema.items)) || (schema.anyOf ?? []).some(hasFields);
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((one) => `\`${String(one)}\``).join(' or ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.items !== undefined) return `list of ${typeOf(schema.items)}`;
  const bounds = boundsOf(schema);
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  return bounds === '' ? String(type) : `${type} (${bounds})`;
}

function boundsOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  const numbers = between(minimum, maximum);
  const lengths = between(minLength, maxLength);
  return [numbers, lengths === '' ? '' : `${lengths} letters`].filter((one) => one !== '').join(', ');
}

function between(low: number | undefined, high: number | undefined): string {
  if (low === undefined && high === undefined) return '';
  if (low === undefined) return `at most ${high}`;
  return high === undefined ? `at least ${low}` : `${low} to ${high}`;
}
