/** Short sounds, made on the spot: no files, nothing to load. Silent where somebody has muted them or the browser does not allow any yet. */

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
} as const;

const LOUDNESS = 0.15;

let context: AudioContext | undefined;

export function play(tune: keyof typeof TUNES): void {
  if (sounds.chosen.peek() === 'off' || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Until somebody has touched the page, a browser keeps it silent; then there is nothing to be played late.
  if (context.state === 'suspended') {
    void context.resume();
    return;
  }
  for (const note of TUNES[tune]) sing(context, note);
}

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
