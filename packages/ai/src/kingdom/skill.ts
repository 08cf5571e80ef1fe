/** How well a player of map games plays: how far it looks, how much it tries, how long it remembers, how carefully it hides its flag. */

export interface Skill {
  /** Positions looked at for a decision at most; with none it goes by its plain thoughts. */
  readonly nodes: number;
  /** Intents that are tried at most. */
  readonly breadth: number;
  /** Own turns for which it remembers what it was shown. */
  readonly memory: number;
  /** How far its judgement of an intent is off at most, in points: a scout is worth eight. */
  readonly blur: number;
  /** Whether it walls its flag in, or leaves that to whoever moves. */
  readonly walls: boolean;
}

/** As well as it can. */
export const FULL_SKILL: Skill = { nodes: 12_000, breadth: 12, memory: Number.POSITIVE_INFINITY, blur: 0.5, walls: true };

/** From the easiest on; docs/strength.md says how far they are apart. */
export const SKILLS: readonly Skill[] = [
  { nodes: 0, breadth: 1, memory: 0, blur: 36, walls: false },
  { nodes: 0, breadth: 1, memory: 1, blur: 10, walls: false },
  { nodes: 0, breadth: 1, memory: 2, blur: 13, walls: true },
  { nodes: 0, breadth: 1, memory: 6, blur: 0.5, walls: true },
  FULL_SKILL,
];
