/** The options of an edition: which values they take, and those of a game. */

export type OptionValue = string | number;

export type Options = Readonly<Record<string, OptionValue>>;

/** One option: a list of words, or a whole number between two limits that may also be switched off. */
export type OptionSpec =
  | { readonly key: string; readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | {
      readonly key: string;
      readonly type: 'count';
      readonly from: number;
      readonly to: number;
      readonly off: boolean;
      readonly default: number;
    };
