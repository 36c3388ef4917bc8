// Sounds in this tab: whether the browser lets it sound, and a context that runs only while something sounds.
import type { SoundKind } from "#domain/alerts/tabAlerts.ts";
import { attempt } from "#domain/attempt.ts";
import { playSound } from "./sounds.ts";

/** "missing": without Web Audio. "blocked": until the page is pressed. */
export type Sounding = "missing" | "blocked" | "ready";

export interface Sounder {
  state(): Sounding;
  /** Call it in a press of the page: the browser lets a context begin there. */
  unlock(): Promise<void>;
  /** Volume in per cent. False where the browser does not let it sound, or not while it is still `isDue`. */
  play(kind: SoundKind, volume: number, isDue?: () => boolean): Promise<boolean>;
}

/**
 * A context that the browser lets run does so within this time, ms, also on a busy machine; the core gives a sound to
 * another tab after twice that.
 */
const RUNS_WITHIN_MS = 1_000;

/** True where the browser has Web Audio. */
export const hasWebAudio = (): boolean => typeof AudioContext === "function";

/** Makes no context before the first press or sound. */
export function createSounder(onChange: (state: Sounding) => void = () => undefined): Sounder {
  let state: Sounding = hasWebAudio() ? "blocked" : "missing";
  let context: AudioContext | undefined;
  /** Sounds that have not ended. */
  let sounding = 0;

  function become(next: Sounding): void {
    if (state === next) return;
    state = next;
    onChange(next);
  }

  /** A running context; undefined where the browser does not let it run. */
  async function running(): Promise<AudioContext | undefined> {
    context ??= attempt(() => new AudioContext());
    const resumed = context?.resume().catch(() => undefined);
    // What is scheduled before that has ended is lost; a blocked context never answers.
    await Promise.race([resumed, new Promise((resolve) => setTimeout(resolve, RUNS_WITHIN_MS))]);
    const runs = context?.state === "running";
    become(context === undefined ? "missing" : runs ? "ready" : "blocked");
    return runs ? context : undefined;
  }

  /** An idle context that runs costs a thread that never sleeps. */
  function rest(): void {
    if (sounding === 0) void context?.suspend().catch(() => undefined);
  }

  return {
    state: () => state,
    async unlock() {
      if (state === "blocked" && (await running())) rest();
    },
    async play(kind, volume, isDue = () => true) {
      if (state === "missing") return false;
      sounding += 1;
      const runs = await running();
      const ready = isDue() ? runs : undefined;
      const seconds = ready === undefined ? 0 : playSound(ready, kind, volume);
      setTimeout(
        () => {
          sounding -= 1;
          rest();
        },
        seconds * 1000 + 100,
      );
      return ready !== undefined;
    },
  };
}
