// Web Audio as tests see it: a context that runs once it may, and how many tones were scheduled on it.
import { vi } from "vitest";

export interface FakeAudio {
  /** The browser lets contexts run, this many ms after they are asked to. */
  allow(afterMs?: number): void;
  tones(): number;
  /** States of all contexts. */
  states(): readonly string[];
}

/** Puts it in the place of the browser's own until the mocks are restored. */
export function fakeAudio(): FakeAudio {
  let startsAfterMs: number | undefined;
  let tones = 0;
  const contexts: { state: string }[] = [];
  const param = {
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
  };
  const node = () => ({
    connect: (to: unknown) => to,
    frequency: param,
    gain: param,
    type: "sine",
    start: () => void (tones += 1),
    stop: () => undefined,
  });
  class FakeContext {
    state = "suspended";
    currentTime = 0;
    destination = {};
    constructor() {
      contexts.push(this);
    }
    createOscillator = node;
    createGain = node;
    async resume(): Promise<void> {
      // A blocked context answers only when it may run.
      if (startsAfterMs === undefined) return new Promise(() => undefined);
      const waitMs = startsAfterMs;
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      this.state = "running";
    }
    async suspend(): Promise<void> {
      this.state = "suspended";
    }
  }
  vi.stubGlobal("AudioContext", FakeContext);
  return {
    allow: (afterMs = 0) => void (startsAfterMs = afterMs),
    tones: () => tones,
    states: () => contexts.map(({ state }) => state),
  };
}
