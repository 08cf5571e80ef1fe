// Markdown to HTML: headings that can be linked to, links between pages, and names of pages in running text as links.

import path from 'node:path';
import { Marked, type Tokens } from 'marked';

export interface RenderedPage {
  readonly html: string;
  readonly headings: readonly DocsHeading[];
}

export interface DocsHeading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** A path of the checkout as running text names it. */
const NAMED_PAGE = /\b(?:docs|packages|examples)\/[\w./-]+\.md\b|\b(?:README|CONTRIBUTING|CHANGELOG)\.md\b/g;

const PICTURE = /^(?!\w+:).*\.(?:png|svg)$/;

/** Renders a page. `addresses` says where each source is on the site; Pictures keep their path. */
export function renderPage(
  { source, address, text }: { readonly source: string; readonly address: string; readonly text: string },
  addresses: ReadonlyMap<string, string>,
): RenderedPage {
  const headings: DocsHeading[] = [];
  const ids = new Map<string, number>();
  const linkTo = (target: string): string | undefined => {
    const found = addresses.get(target);
    return found === undefined ? undefined : relative(address, found);
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const inner = this.parser.parseInline(tokens);
        const plain = plainText(inner);
        const id = uniqueId(plain, ids);
        headings.push({ depth, id, text: plain });
        return `<h${depth} id="${id}">${inner} <a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const target = PICTURE.test(href) ? pictureAddress(href, source, address) : resolveLink(href, source, linkTo);
        return `<a href="${escapeHtml(target)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text: alt }: Tokens.Image): string {
        return `<img src="${escapeHtml(pictureAddress(href, source, address))}" alt="${escapeHtml(alt)}" loading="lazy">`;
      },
      codespan({ text: code }: Tokens.Codespan): string {
        return `<code>${linkNames(escapeHtml(code), linkTo)}</code>`;
      },
      text(token: Tokens.Text | Tokens.Escape): string {
        if ('tokens' in token && token.tokens !== undefined) return this.parser.parseInline(token.tokens);
        return linkNames(escapeHtml(unescapeHtml(token.text)), linkTo);
      },
      html({ text: html }: Tokens.HTML | Tokens.Tag): string {
        return html.replace(/src="([^"]+)"/g, (_, href: string) => `src="${pictureAddress(href, source, address)}"`);
      },
      table(token: Tokens.Table): string {
        const cell = (tag: string) => (one: Tokens.TableCell) => `<${tag}>${this.parser.parseInline(one.tokens)}</${tag}>`;
        const head = token.header.map(cell('th')).join('');
        const rows = token.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('\n');
        return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(text, { async: false }), headings };
}

export function relative(from: string, to: string): string {
  return path.posix.relative(path.posix.dirname(from), to);
}

/** A picture of the checkout lies on the site under its own path. */
function pictureAddress(href: string, source: string, address: string): string {
  return relative(address, sourcePath(href, source));
}

function sourcePath(href: string, source: string): string {
  return path.posix.join(path.posix.dirname(source), href);
}

/** A link to another source leads to its page; an address of the web, and an anchor, stay what they are. */
function resolveLink(href: string, source: string, linkTo: (target: string) => string | undefined): string {
  if (/^[a-z]+:|^#/.test(href)) return href;
  const [file, anchor] = href.split('#');
  const target = linkTo(sourcePath(file, source)) ?? linkTo(file);
  return target === undefined ? href : `${target}${anchor === undefined ? '' : `#${anchor}`}`;
}

function linkNames(escaped: string, linkTo: (target: string) => string | undefined): string {
  return escaped.replace(NAMED_PAGE, (name) => {
    const target = linkTo(name);
    return target === undefined ? name : `<a href="${target}">${name}</a>`;
  });
}

function uniqueId(text: string, ids: Map<string, number>): string {
  const base = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  const seen = ids.get(base) ?? 0;
  ids.set(base, seen + 1);
  return seen === 0 ? base : `${base}-${seen}`;
}

export function plainText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '');
}
