// The sounds of alerts, made by Web Audio: no file is loaded.
import type { SoundKind } from "#domain/alerts/tabAlerts.ts";

/** One tone: its beginning and length in s, its pitch in Hz. A trill shakes the pitch, as the ball in a whistle does. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly hertz: number;
  readonly shape: OscillatorType;
  readonly trill?: true;
}

const TONES: Readonly<Record<SoundKind, readonly Tone[]>> = {
  goal: [
    { at: 0, length: 0.16, hertz: 523, shape: "triangle" },
    { at: 0.13, length: 0.16, hertz: 659, shape: "triangle" },
    { at: 0.26, length: 0.42, hertz: 784, shape: "triangle" },
  ],
  card: [
    { at: 0, length: 0.11, hertz: 330, shape: "square" },
    { at: 0.17, length: 0.15, hertz: 262, shape: "square" },
  ],
  whistle: [{ at: 0, length: 0.5, hertz: 2_150, shape: "sine", trill: true }],
};

/** A tone rises and fades for this time, s, so that it does not click. */
const EDGE = 0.02;
/** The output is silent for this time after a context has been resumed, s. */
const LEAD = 0.03;
const TRILL_HERTZ = 28;
const TRILL_DEPTH = 90;

/** How long the sound takes, s, from the moment it is scheduled. */
const lengthOf = (kind: SoundKind): number =>
  LEAD + Math.max(...TONES[kind].map(({ at, length }) => at + length));

function playTone(context: AudioContext, tone: Tone, start: number, loudness: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const end = start + tone.length;
  oscillator.type = tone.shape;
  oscillator.frequency.value = tone.hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + EDGE);
  gain.gain.setValueAtTime(loudness, end - EDGE);
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(context.destination);
  if (tone.trill) {
    const shake = context.createOscillator();
    const depth = context.createGain();
    shake.frequency.value = TRILL_HERTZ;
    depth.gain.value = TRILL_DEPTH;
    shake.connect(depth).connect(oscillator.frequency);
    shake.start(start);
    shake.stop(end);
  }
  oscillator.start(start);
  oscillator.stop(end);
}

/** Schedules the sound on a context that runs; `volume` in per cent. Returns how long it takes, s. */
export function playSound(context: AudioContext, kind: SoundKind, volume: number): number {
  const start = context.currentTime + LEAD;
  // Square waves and the whistle are louder than a triangle of the same height.
  const loudness = (volume / 100) * (kind === "goal" ? 0.5 : 0.2);
  for (const tone of TONES[kind]) playTone(context, tone, start + tone.at, loudness);
  return lengthOf(kind);
}
