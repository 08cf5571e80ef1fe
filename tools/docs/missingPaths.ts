// Finds the paths in a document that lead nowhere.

/** What is no file of the repository: the reader makes it, or a server or a build has it. */
const NOT_OURS = new Set(['deploy/.env', 'packages/web/dist', '/serviceWorker.js', '/api/openapi.json', 'puzzles-EDITION.json']);

/** The edition and the card that docs/adding-an-edition.md adds; a test makes them. */
const EXAMPLES = ['packages/editions/src/pocket', 'packages/editions/src/battle-cards/cards/charge4'];

/**
 * The paths in documents that no file of the repository has, as `document:line: path`. Documents are texts by name.
 * A path begins at the root or with a package (`engine/src/play.ts`); in backticks it may be only the end of one (`play.ts`).
 * A path with the placeholder EDITION in it stands for many and is not looked for.
 */
export function missingPaths(documents: ReadonlyMap<string, string>, files: readonly string[], packages: readonly string[]): string[] {
  const known = new Set(files.flatMap(withFolders));
  const ends = new Set([...known].flatMap(endsOf));
  const whole = new RegExp(`(?<![\\w/.@-])(?:packages|tools|docs|deploy|examples|(?:${packages.join('|')})/src)(?:/[\\w.-]+)+`, 'g');
  return [...documents].flatMap(([document, text]) =>
    text.split('\n').flatMap((line, index) => {
      const named = [...line.matchAll(whole)].map(([path]) => path.replace(/\.$/, ''));
      const short = [...line.matchAll(/`(\/?[\w][\w./-]*\.(?:ts|tsx|css|mjs|json|txt))`/g)].map(([, path]) => path);
      const missing = new Set([
        ...named.filter((path) => !known.has(path) && !known.has(`packages/${path}`)),
        ...short.filter((path) => !ends.has(path)),
      ]);
      return [...missing]
        .filter((path) => !NOT_OURS.has(path) && !EXAMPLES.some((example) => path.startsWith(example)) && !path.includes('EDITION'))
        .map((path) => `${document}:${index + 1}: ${path}`);
    }),
  );
}

/** `a/b/c.ts` and the folders it is in. */
function withFolders(file: string): string[] {
  return file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
}

/** `a/b/c.ts`, `b/c.ts` and `c.ts`. */
function endsOf(file: string): string[] {
  return file.split('/').map((_, index, parts) => parts.slice(index).join('/'));
}
