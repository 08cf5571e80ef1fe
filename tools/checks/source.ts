// Reads TypeScript just well enough to tell code from comments, so that an import or a test in a comment does not count.

/** The same text with every comment blanked out; positions and line numbers stay. */
export function withoutComments(text: string): string {
  let result = '';
  let at = 0;
  while (at < text.length) {
    const end = skipString(text, at) ?? skipRegularExpression(text, at, result);
    if (end !== undefined) {
      result += text.slice(at, end);
      at = end;
      continue;
    }
    const commentEnd = skipComment(text, at);
    if (commentEnd === undefined) {
      result += text[at];
      at += 1;
    } else {
      result += text.slice(at, commentEnd).replace(/[^\n]/g, ' ');
      at = commentEnd;
    }
  }
  return result;
}

/** The end of the string literal that begins here, or undefined when none does. A template counts as one literal, holes included. */
export function skipString(text: string, start: number): number | undefined {
  const quote = text[start];
  if (quote !== "'" && quote !== '"' && quote !== '`') return undefined;
  let at = start + 1;
  while (at < text.length && text[at] !== quote) {
    if (text[at] === '\\') at += 2;
    else if (quote === '`' && text.startsWith('${', at)) at = skipBrackets(text, at + 1);
    else if (quote !== '`' && text[at] === '\n') return at;
    else at += 1;
  }
  return Math.min(at + 1, text.length);
}

/** The bracket that closes the one here, skipping strings and comments. */
export function skipBrackets(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const end = skipString(text, at) ?? skipComment(text, at);
    if (end !== undefined) {
      at = end;
      continue;
    }
    if ('([{'.includes(text[at])) depth += 1;
    if (')]}'.includes(text[at])) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The line number, from 1, of a position in a text. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function skipComment(text: string, start: number): number | undefined {
  if (text.startsWith('//', start)) {
    const end = text.indexOf('\n', start);
    return end === -1 ? text.length : end;
  }
  if (!text.startsWith('/*', start)) return undefined;
  const end = text.indexOf('*/', start + 2);
  return end === -1 ? text.length : end + 2;
}

/** A slash opens a regular expression where a value may begin: after an operator, an opening bracket, or `return`. */
export function skipRegularExpression(text: string, start: number, before: string): number | undefined {
  if (text[start] !== '/' || text[start + 1] === '/' || text[start + 1] === '*') return undefined;
  if (!/(^|[=(,:;!&|?{}[+\-*%<>~^]|\breturn|\bcase|=>)\s*$/.test(before.slice(-40))) return undefined;
  const literal = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/.exec(text.slice(start, start + 2000));
  return literal === null ? undefined : start + literal[0].length;
}
