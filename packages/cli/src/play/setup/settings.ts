/** The form before a game on a screen: opponent, side, names and options. */

import { LEVEL_MAX } from '@flagfall/ai';
import { PACK_IDS, RULE_SETS, type RuleSet, ruleSetOf, withRuleSet } from '@flagfall/editions';
import { compileRules, type Edition, type OptionSpec, type OptionValue } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import type { Canvas } from '../terminal/canvas.ts';
import { STYLES } from '../terminal/look.ts';
import { chooseFrom } from '../terminal/pages.ts';
import type { TerminalScreen } from '../terminal/screen.ts';
import { drawBar, drawFoot, paragraph, putLines } from '../terminal/widgets.ts';
import type { TerminalTexts } from '../terminalTexts.ts';
import type { PlayChoices } from './playChoices.ts';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly about: string;
  readonly change: (by: number) => PlayChoices;
}

/** The form for one edition: the choices made, or undefined to go back. */
export async function chooseSettings(
  screen: TerminalScreen,
  texts: TerminalTexts,
  edition: Edition,
  start: PlayChoices,
): Promise<PlayChoices | undefined> {
  let choices = start;
  let rows = rowsOf(texts, edition, choices);
  return await chooseFrom(screen, texts, rows.length, {
    count: () => rows.length + 1,
    draw(canvas, at) {
      drawBar(canvas, texts.pack(edition, choices.pack).title);
      const top = canvas.rows >= 11 + rows.length ? 4 : 2;
      if (top === 4) canvas.put(2, 2, texts.aboutEdition(edition), STYLES.faint);
      drawForm(canvas, rows, at, top, texts, texts.story(edition, choices.pack) ?? '');
    },
    help: () => texts.tips(edition, choices.pack),
    taken(key, at) {
      const isTaking = key === 'enter' || key === 'space';
      if (isTaking && at === rows.length) return choices;
      if (key === 'left') choices = rows[at]?.change(-1) ?? choices;
      else if (key === 'right' || isTaking) choices = rows[at]?.change(1) ?? choices;
      rows = rowsOf(texts, edition, choices);
      return undefined;
    },
  });
}

/** Below the rows is the button; below that, the description of the marked row, or the story of the game if it fits. */
function drawForm(canvas: Canvas, rows: readonly Row[], at: number, top: number, texts: TerminalTexts, story: string): void {
  const width = Math.max(...rows.map((row) => row.label.length)) + 2;
  rows.forEach(({ label, value }, index) => {
    const isMarked = index === at;
    canvas.put(2, top + index, `${isMarked ? '>' : ' '} ${label.padEnd(width)}`, isMarked ? STYLES.heading : {});
    canvas.put(4 + width, top + index, isMarked ? `< ${value} >` : `  ${value}  `, isMarked ? STYLES.chosen : {});
  });
  const isReady = at === rows.length;
  const y = top + 1 + rows.length;
  canvas.put(4, y, ` ${texts.say('terminal.menu.start')} `, isReady ? STYLES.chosen : STYLES.heading);
  if (isReady) canvas.put(2, y, '>');
  const [told, about] = [story, rows[at]?.about ?? story].map((text) => paragraph(text, canvas.columns - 4));
  const hasRoom = !isReady || y + 2 + told.length <= canvas.rows - 2;
  if (hasRoom) putLines(canvas, { x: 2, y: y + 2, height: canvas.rows }, about);
  drawFoot(canvas, '', texts.say(isReady ? 'terminal.settings.startKeys' : 'terminal.settings.keys'));
}

const LEVELS = Array.from({ length: LEVEL_MAX }, (_, at) => at + 1);

function rowsOf(texts: TerminalTexts, edition: Edition, choices: PlayChoices): readonly Row[] {
  const pack = texts.pack(edition, choices.pack);
  const { seats } = compileRules(edition, choices.options);
  const seat = seats.includes(choices.seat) ? choices.seat : seats[0];
  const seatName = pack.seats[seat]?.name ?? seat;
  const row = (label: MessageId, value: string, about: MessageId, change: Row['change']): Row => ({
    label: texts.say(label),
    value,
    about: texts.say(about),
    change,
  });
  const { two, level } = choices;
  const opponent = two ? (seats.length > 2 ? 'terminal.settings.all' : 'terminal.settings.two') : 'terminal.settings.computer';
  const aboutOpponent = two ? 'terminal.settings.twoAbout' : 'terminal.settings.computerAbout';
  const names = texts.say(choices.pack === 'neutral' ? 'terminal.settings.neutral' : 'terminal.settings.rulebook');
  const levelText = texts.say('terminal.settings.levelOf', { level, most: LEVEL_MAX });
  return [
    row('terminal.settings.opponent', texts.say(opponent), aboutOpponent, () => ({ ...choices, two: !two })),
    ...(two
      ? []
      : [
          row('terminal.settings.side', seatName, 'terminal.settings.sideAbout', (by) => ({ ...choices, seat: cycled(seats, seat, by) })),
          row('terminal.settings.level', levelText, 'terminal.settings.levelAbout', (by) => ({
            ...choices,
            level: cycled(LEVELS, level, by),
          })),
        ]),
    row('terminal.settings.names', names, 'terminal.settings.namesAbout', (by) => ({
      ...choices,
      pack: cycled(PACK_IDS, choices.pack, by),
    })),
    rulesRow(texts, edition, choices),
    ...edition.options.map((spec): Row => {
      const value = choices.options[spec.key] ?? spec.default;
      const change: Row['change'] = (by) => ({
        ...choices,
        options: { ...choices.options, [spec.key]: cycled(valuesOf(spec), value, by) },
      });
      return { ...texts.option(spec, value, pack), change };
    }),
  ];
}

/** From house rules the next set is the first or the last. */
function rulesRow(texts: TerminalTexts, edition: Edition, choices: PlayChoices): Row {
  const chosen = ruleSetOf(edition, choices.options);
  const { name, about } = texts.ruleSet(chosen);
  const next = (by: number): RuleSet => (chosen === 'house' ? RULE_SETS.at(by > 0 ? 0 : -1)! : cycled(RULE_SETS, chosen, by));
  const change: Row['change'] = (by) => ({ ...choices, options: withRuleSet(edition, choices.options, next(by)) });
  return { label: texts.say('rulebook.set.title'), value: name, about, change };
}

/** The values a form offers: all words, or a handful of numbers around the default. */
function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.type === 'choice') return spec.values;
  const all =
    spec.to - spec.from < 10
      ? Array.from({ length: spec.to - spec.from + 1 }, (_, at) => spec.from + at)
      : [spec.default / 4, spec.default / 2, spec.default, spec.default * 2];
  return spec.off ? [...all, 'off'] : all;
}

function cycled<T>(values: readonly T[], value: T, by: number): T {
  return values[(values.indexOf(value) + by + values.length) % values.length];
}
