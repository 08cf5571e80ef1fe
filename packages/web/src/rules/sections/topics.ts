/** The paragraphs of the rules: which games each belongs to, by the game's properties and never by its name, and which rules it covers. */

import type { Rules } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';

export const RULE_SECTIONS = [
  'goal',
  'setup',
  'turn',
  'battle',
  'flags',
  'powers',
  'cards',
  'known',
  'repetition',
  'end',
  'advice',
  'options',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** The small pictures beside a paragraph (diagrams.tsx). */
export type RuleDiagram = 'step' | 'run' | 'win' | 'chase';

export interface RuleTopic {
  readonly section: RuleSection;
  readonly text: MessageId;
  /** The ids of the rules that it covers; a link to one of them leads here. */
  readonly rules: readonly string[];
  readonly when: (rules: Rules) => boolean;
  readonly picture?: RuleDiagram;
}

const always = (): boolean => true;
const onBoard = ({ board }: Rules): boolean => board.isGrid;
const onMap = ({ board }: Rules): boolean => !board.isGrid;
const has =
  (deed: string) =>
  ({ extension }: Rules): boolean =>
    extension?.deeds.some(({ id }) => id === deed) ?? false;
const runs = ({ kinds, army }: Rules): boolean => kinds.some(({ moves }, at) => moves === 'run' && army[at] > 0);
export const RULE_TOPICS: readonly RuleTopic[] = [
  { section: 'goal', text: 'rulebook.goal.flag', rules: ['CORE-14', 'BC-63', 'DU-6'], when: onBoard },
  { section: 'goal', text: 'rulebook.goal.stuck', rules: [], when: onBoard },
  { section: 'goal', text: 'rulebook.goal.map', rules: [], when: onMap },

  { section: 'setup', text: 'rulebook.setup.army', rules: ['CORE-21', 'U-4', 'OR-2', 'BC-1', 'AC-3'], when: onBoard },
  {
    section: 'setup',
    text: 'rulebook.setup.gaps',
    rules: ['DU-2', 'AC-20', 'CW-3'],
    when: (rules) => onBoard(rules) && rules.homes[0].length > rules.armySize,
  },
  { section: 'setup', text: 'rulebook.setup.cards', rules: ['BC-2', 'BC-4', 'AUD-5'], when: has('mulligan') },
  {
    section: 'setup',
    text: 'rulebook.setup.first',
    rules: ['OR-4', 'BC-5', 'AC-2'],
    when: (rules) => onBoard(rules) && rules.starter >= 0,
  },
  { section: 'setup', text: 'rulebook.setup.lot', rules: ['CW-2'], when: (rules) => onBoard(rules) && rules.starter < 0 },
  { section: 'setup', text: 'rulebook.setup.start', rules: ['CQ-11', 'U-65'], when: onMap },
  { section: 'setup', text: 'rulebook.setup.draft', rules: ['CQ-5', 'CQ-12'], when: onMap },
  { section: 'setup', text: 'rulebook.setup.place', rules: ['CQ-13', 'U-4', 'CORE-4'], when: onMap },

  { section: 'turn', text: 'rulebook.turn.one', rules: ['CORE-1', 'CORE-2', 'CORE-3', 'CORE-4'], when: onBoard },
  { section: 'turn', text: 'rulebook.turn.step', rules: ['CORE-5'], when: onBoard, picture: 'step' },
  {
    section: 'turn',
    text: 'rulebook.turn.run',
    rules: ['CORE-8', 'CORE-9'],
    when: (rules) => onBoard(rules) && runs(rules),
    picture: 'run',
  },
  { section: 'turn', text: 'rulebook.turn.block', rules: ['CORE-6'], when: onBoard },
  { section: 'turn', text: 'rulebook.turn.never', rules: ['CORE-7'], when: onBoard },
  { section: 'turn', text: 'rulebook.turn.play', rules: ['BC-7', 'BC-24', 'BC-58'], when: has('cards') },
  { section: 'turn', text: 'rulebook.turn.cards', rules: ['BC-6', 'BC-59'], when: has('exchange') },
  { section: 'turn', text: 'rulebook.turn.refill', rules: ['BC-9', 'BC-10'], when: has('cards') },
  { section: 'turn', text: 'rulebook.turn.mapCards', rules: ['CORE-1', 'CQ-10', 'CQ-20', 'CQ-21'], when: onMap },
  { section: 'turn', text: 'rulebook.turn.mapMoves', rules: ['CQ-22', 'CQ-23', 'U-72', 'U-87'], when: onMap },
  { section: 'turn', text: 'rulebook.turn.mapStep', rules: ['CQ-24', 'CORE-5', 'CORE-6'], when: onMap },
  { section: 'turn', text: 'rulebook.turn.mapNever', rules: ['CQ-25', 'CORE-7'], when: onMap },
  { section: 'turn', text: 'rulebook.turn.mapRun', rules: ['CQ-33', 'CORE-8', 'U-71'], when: onMap },
  { section: 'turn', text: 'rulebook.turn.control', rules: ['CQ-26'], when: onMap },

  { section: 'battle', text: 'rulebook.battle.attack', rules: ['CORE-10', 'CORE-22', 'CQ-30'], when: always },
  { section: 'battle', text: 'rulebook.battle.rank', rules: ['CORE-11', 'CORE-16', 'BC-55'], when: always, picture: 'win' },
  { section: 'battle', text: 'rulebook.battle.defence', rules: ['BC-8', 'BC-11', 'AUD-6', 'BC-64', 'BC-65'], when: has('defend') },
  { section: 'battle', text: 'rulebook.battle.cards', rules: ['BC-50', 'BC-51', 'BC-53', 'BC-54'], when: has('defend') },
  { section: 'battle', text: 'rulebook.battle.gone', rules: ['CORE-15'], when: (rules) => onBoard(rules) && !has('heal')(rules) },
  { section: 'battle', text: 'rulebook.battle.bag', rules: ['CQ-34', 'U-77'], when: onMap },

  { section: 'flags', text: 'rulebook.flags.capture', rules: ['CQ-40', 'CQ-45'], when: onMap },
  { section: 'flags', text: 'rulebook.flags.poor', rules: ['CQ-41'], when: onMap },
  { section: 'flags', text: 'rulebook.flags.back', rules: ['CQ-42', 'CQ-43'], when: onMap },
  { section: 'flags', text: 'rulebook.flags.none', rules: ['CQ-44'], when: onMap },

  { section: 'known', text: 'rulebook.known.hidden', rules: [], when: always },
  { section: 'known', text: 'rulebook.known.back', rules: ['CORE-23', 'CW-6', 'U-8'], when: always },
  { section: 'known', text: 'rulebook.known.fallen', rules: ['CORE-24'], when: onBoard },
  { section: 'known', text: 'rulebook.known.moved', rules: ['CORE-25'], when: onBoard },
  { section: 'known', text: 'rulebook.known.hand', rules: ['BC-62'], when: has('exchange') },
  { section: 'known', text: 'rulebook.known.cards', rules: ['BC-25'], when: has('cards') },
  { section: 'known', text: 'rulebook.known.bag', rules: ['U-79'], when: onMap },
  { section: 'known', text: 'rulebook.known.regroup', rules: ['U-85'], when: has('regroup') },

  {
    section: 'repetition',
    text: 'rulebook.repetition.squares',
    rules: ['REP-1', 'REP-2'],
    when: ({ hasTwoSquareRule }) => hasTwoSquareRule,
    picture: 'chase',
  },
  {
    section: 'repetition',
    text: 'rulebook.repetition.run',
    rules: ['REP-3', 'AUD-3'],
    when: (rules) => rules.hasTwoSquareRule && runs(rules),
  },
  { section: 'repetition', text: 'rulebook.repetition.chase', rules: ['REP-4', 'AUD-2'], when: ({ chaseRule }) => chaseRule },
  {
    section: 'repetition',
    text: 'rulebook.repetition.cards',
    rules: ['BC-61', 'ACS-35', 'CWS-51'],
    when: ({ hasTwoSquareRule, extension }) => hasTwoSquareRule && extension !== undefined,
  },

  { section: 'end', text: 'rulebook.end.flag', rules: ['CORE-17'], when: onBoard },
  { section: 'end', text: 'rulebook.end.stuck', rules: ['CORE-18', 'CORE-19', 'CORE-20', 'U-6'], when: onBoard },
  { section: 'end', text: 'rulebook.end.cards', rules: ['BC-60', 'AUD-7'], when: has('exchange') },
  {
    section: 'end',
    text: 'rulebook.end.powers',
    rules: ['ACS-34'],
    when: (rules) => has('apple')(rules) || has('clairvoyance')(rules),
  },
  { section: 'end', text: 'rulebook.end.quiet', rules: ['U-9'], when: onBoard },
  { section: 'end', text: 'rulebook.end.map', rules: ['CQ-46', 'CQ-47', 'U-83'], when: onMap },
  {
    section: 'end',
    text: 'rulebook.end.length',
    rules: ['AUD-1'],
    when: ({ options }) => options.quietLimit === 'off' || options.turnLimit === 'off',
  },
  { section: 'end', text: 'rulebook.end.leave', rules: [], when: onMap },
];

/** What a power does in detail, below the sentence that the game itself has for it. */
export const POWER_DETAILS: Readonly<Record<string, { readonly texts: readonly MessageId[]; readonly rules: readonly string[] }>> = {
  sword: {
    texts: ['rulebook.power.sword'],
    rules: ['ACS-10', 'ACS-11', 'ACS-12', 'ACS-13', 'ACS-14', 'ACS-15', 'ACS-16', 'ACS-17', 'AUD-8'],
  },
  apple: {
    texts: ['rulebook.power.apple', 'rulebook.power.appleMore'],
    rules: ['ACS-20', 'ACS-21', 'ACS-22', 'ACS-23', 'ACS-24', 'ACS-25', 'ACS-26', 'ACS-27', 'ACS-28'],
  },
  heal: { texts: ['rulebook.power.heal'], rules: ['ACS-1', 'ACS-2', 'ACS-3'] },
  clairvoyance: { texts: ['rulebook.power.clairvoyance'], rules: ['CWS-10', 'CWS-11'] },
  teleportation: { texts: [], rules: ['CWS-20', 'CWS-50', 'AUD-9'] },
  remoteAttack: { texts: ['rulebook.power.remoteAttack'], rules: ['CWS-30', 'CWS-31', 'CWS-32'] },
  anger: { texts: ['rulebook.power.anger'], rules: ['CWS-40', 'CWS-41', 'CWS-42', 'CWS-43'] },
};

/** The section about cards answers for what cards can be refused for. */
export const CARD_RULES: readonly string[] = ['CQ-2', 'U-75', 'U-78'];
