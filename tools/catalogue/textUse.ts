// Which texts are used, and which are written without the catalogue.

import { lineAt, withoutComments } from '../checks/source.ts';

/** Ids composed of parts, each with the code that composes them. `*` stands for one or more words. */
export const COMPOSED_IDS: Readonly<Record<string, string>> = {
  // By codes, events and ids of the engine and the table; the types of their themes demand them all.
  'refusal.*': '`refusal.${',
  'door.*': '`door.${',
  'deployment.*': '`deployment.${',
  'ending.*': '`ending.${',
  'event.*': '`event.${',
  'news.*': '`news.${',
  'option.*': '`option.${',
  'seat.*': '`seat.${',
  'preset.*': '`preset.${',
  'library.*': '`library.${',
  'story.*': '`story.${',
  'advice.*': '`advice.${',
  'card.*': "'card', card",
  'deed.*': "'deed', deed",
  'question.*': "'question', decision",
  'step.*': '`step.${',
  // By editions, options and settings.
  'terminal.special.*': "'terminal.special'",
  'terminal.goal.*': '`terminal.goal.${',
  'terminal.option.*': "'terminal.option'",
  'terminal.value.*': "'terminal.value'",
  'web.edition.*': '`web.edition.${',
  'web.option.*': '`web.option.${',
  'web.value.*': '`web.value.${',
  'web.setting.*': '`web.setting.${',
  'web.level.*': '`web.level.${',
  // By a word that one place chooses among a few.
  'command.*': '`command.${',
  'terminal.cards.*': '`terminal.cards.${',
  'terminal.map.*': '`terminal.map.${',
  'terminal.deploy.*': '`terminal.deploy.${',
  'web.failure.*': '`web.failure.${',
  'web.result.*': '`web.result.${',
  'web.again.*': '`web.again.${',
  'web.cell.*': '`web.cell.${',
  'web.home.friend*': '`web.home.${',
  'web.home.opponent*': '`web.home.${',
  'web.speed.*': '`web.speed.${',
  'web.replay.gone.*': '`web.replay.gone.${',
  'web.replay.example.*': '`web.replay.example.${',
  'web.replay.exampleAbout.*': '`web.replay.exampleAbout.${',
  'web.replay.speed.*': '`web.replay.speed.${',
  'web.replay.heat.*': '`web.replay.heat.${',
  'web.replay.heatAbout.*': '`web.replay.heatAbout.${',
  'web.replay.broken': '`web.replay.${text',
  'web.replay.holds': '`web.replay.${verdict',
  'web.replay.uncommitted': '`web.replay.${verdict',
  'hints.*': '`hints.${',
  'rulebook.section.*': '`rulebook.section.${',
  'rulebook.set.*': '`rulebook.set.${',
  'rulebook.option.*': '`rulebook.option.${',
  'web.puzzles.asks.*': '`web.puzzles.asks.${',
  'web.puzzles.kind.*': '`web.puzzles.kind.${',
  'web.puzzles.why.*': '`web.puzzles.why.${',
  'web.puzzles.whyNot.*': '`web.puzzles.whyNot.${',
  'lesson.*': '`lesson.${',
  'web.studio.heat.*': '`web.studio.heat.${',
};

/** Unused ids: neither written out in a source nor composed as above. */
export function unusedIds(ids: readonly string[], sources: readonly string[], inParts = COMPOSED_IDS): readonly string[] {
  const code = sources.map(withoutComments).join('\n');
  const patterns = Object.entries(inParts)
    .filter(([, written]) => code.includes(written))
    .map(([pattern]) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`));
  return ids.filter(
    (id) => !["'", '"', '`'].some((quote) => code.includes(`${quote}${id}${quote}`)) && !patterns.some((one) => one.test(id)),
  );
}

/** The name of the app is the same everywhere. */
const APP = 'Flagfall';

/** Words in markup: text between tags, and attributes that are read. */
export function hardCoded(file: string, source: string): readonly string[] {
  // A closing tag looks like the beginning of a regular expression to `withoutComments`.
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  const between = [...code.matchAll(/(?<=[^=\s]>|^\s*>)\s*([\p{L}\p{N}"“][^<>{}]*\p{L}[^<>{}]*|\p{L})(?=[<{])/gmu)];
  const read = [...code.matchAll(/\b(?:aria-label|title|placeholder|alt|label)="([^"]*\p{L}[^"]*)"/gu)];
  return [...between, ...read]
    .filter((match) => match[1].trim() !== APP)
    .map((match) => `${file}:${lineAt(code, match.index)}: ${match[1].trim()}`);
}
