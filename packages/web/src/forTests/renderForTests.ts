/** Our drawings as text, for tests: they are plain functions of their props, so a walk over the tree is all it takes. */

import type { ComponentChild, VNode } from 'preact';

export function renderText(node: ComponentChild | readonly ComponentChild[]): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map((child) => renderText(child)).join('');
  if (typeof node !== 'object') return String(node);
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === 'function') return renderText((type as (props: unknown) => ComponentChild)(props));
  const { children, ...attributes } = props;
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${typeof value === 'object' ? JSON.stringify(value) : String(value)}"`)
    .join('');
  return `<${type}${text}>${renderText(children as ComponentChild)}</${type}>`;
}
