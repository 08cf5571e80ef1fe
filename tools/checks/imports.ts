// Lists the imports of a TypeScript file: the name, whether only types are imported, and whether it is a dynamic import.

import { lineAt, withoutComments } from './source.ts';

export interface ImportStatement {
  readonly from: string;
  readonly line: number;
  readonly typesOnly: boolean;
  readonly dynamic: boolean;
}

const STATIC = /(?:^|[;\n}])\s*(import|export)\s+(type\s+)?(?:[\w*${},\s]*?\bfrom\s*)?(['"])([^'"\n]+)\3/g;
const DYNAMIC = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g;

/** The imports and re-exports of one file. */
export function importsOf(text: string): ImportStatement[] {
  const bare = withoutComments(text);
  const fixed = [...bare.matchAll(STATIC)].map((match) => ({
    from: match[4],
    line: lineAt(bare, match.index + match[0].length),
    typesOnly: match[2] !== undefined,
    dynamic: false,
  }));
  // In a type, `import('x')` looks the same as at run time; it counts as the stricter of the two.
  const late = [...bare.matchAll(DYNAMIC)].map((match) => ({
    from: match[2],
    line: lineAt(bare, match.index),
    typesOnly: false,
    dynamic: true,
  }));
  return [...fixed, ...late];
}
