/**
 * The seeds of tests. They are written in the tests, so that every run is the same. FLAGFALL_SEED=TEXT changes all of them; the long run and
 * FLAGFALL_FRESH=1 add some from the clock. A failing test prints its seed and how to repeat it.
 */

/** The seed of a story: its name, and FLAGFALL_SEED where it is set. */
export function storySeed(name: string): string {
  const more = process.env.FLAGFALL_SEED ?? '';
  return more === '' ? name : `${name}/${more}`;
}

/** So many seeds under one name; in the long run and with FLAGFALL_FRESH=1 one more, which is printed. */
export function storySeeds(name: string, count: number): string[] {
  const seeds = Array.from({ length: count }, (_, number) => storySeed(`${name} ${number}`));
  return hasFreshSeeds() ? [...seeds, freshSeed(`${name} 0`)] : seeds;
}

/** Whether seeds are those written in the tests: only then can a test count what they lead to. */
export function hasFixedSeeds(): boolean {
  return (process.env.FLAGFALL_SEED ?? '') === '';
}

/** Whether this run tries seeds that no run before had. */
export function hasFreshSeeds(): boolean {
  return process.env.FLAGFALL_LONG === '1' || process.env.FLAGFALL_FRESH === '1';
}

/** A seed from the clock. The part behind the slash, as FLAGFALL_SEED, makes the same one of the same name. */
function freshSeed(name: string): string {
  const seed = `${name}/${Date.now().toString(36)}`;
  console.log(sayingSeed(seed));
  return seed;
}

/** A test body that is given its seed, and says it when it fails: test('title', withSeed('duel', (seed) => { ... })). */
export function withSeed<T>(name: string, body: (seed: string) => T | Promise<T>): () => Promise<T> {
  return async () => {
    const seed = storySeed(name);
    try {
      return await body(seed);
    } catch (error) {
      throw namingSeed(error, seed);
    }
  };
}

/** The same error with the seed in its message. */
function namingSeed(error: unknown, seed: string): unknown {
  if (!(error instanceof Error)) return new Error(`${String(error)}\n${sayingSeed(seed)}`);
  error.message += `\n${sayingSeed(seed)}`;
  return error;
}

/** The form of a printed seed; tools/testRun/testAgain.ts reads it. */
export function sayingSeed(seed: string): string {
  const slash = seed.lastIndexOf('/');
  return slash === -1 ? `seed "${seed}"` : `seed "${seed}"; repeat it with FLAGFALL_SEED=${seed.slice(slash + 1)}`;
}
