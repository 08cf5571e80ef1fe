/** Short sounds, synthesized: no files to load. Silent while the reader has muted them or the browser does not allow sound yet. */

import { sounds } from '../settings/settings.ts';

/** Each a few notes: frequency in hertz, when it begins and how long it lasts, in seconds. */
const TUNES = {
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.18],
  ],
  found: [
    [392, 0, 0.12],
    [523, 0.12, 0.12],
    [784, 0.24, 0.25],
  ],
  over: [
    [523, 0, 0.2],
    [392, 0.18, 0.3],
  ],
  won: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.4],
  ],
  lost: [
    [392, 0, 0.2],
    [330, 0.18, 0.2],
    [262, 0.36, 0.4],
  ],
  move: [[220, 0, 0.07]],
  battle: [
    [165, 0, 0.1],
    [110, 0.08, 0.25],
  ],
} as const;

export type Tune = keyof typeof TUNES;

const LOUDNESS = 0.15;

let context: AudioContext | undefined;

/** A tune that could begin only later than this is not wanted any more. */
const LATE_MS = 500;

export function playTune(tune: Tune): void {
  const audio = awake();
  if (audio === undefined) return;
  const asked = performance.now();
  const begin = (): void => {
    if (performance.now() - asked < LATE_MS) for (const note of TUNES[tune]) sing(audio, note);
  };
  if (audio.state === 'running') begin();
  // A new context begins to run a moment later; until the reader has touched the page a browser keeps it silent, and then the sound is too late.
  else audio.resume().then(begin, () => {});
}

function awake(): AudioContext | undefined {
  if (sounds.chosen.peek() === 'off' || typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  return context;
}

// Some browsers allow sound only after a touch or a key. Without a browser, as in a test, there is neither.
for (const type of ['pointerdown', 'keydown'] as const)
  globalThis.addEventListener?.(type, () => {
    if (context?.state !== 'running')
      awake()
        ?.resume()
        .catch(() => {});
  });

function sing(audio: AudioContext, [frequency, delay, length]: readonly [number, number, number]): void {
  const begin = audio.currentTime + delay;
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = 'triangle';
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(LOUDNESS, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + length);
}
