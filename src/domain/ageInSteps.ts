// An age as it is shown: it changes seldom, so that little is drawn again.

/** The age in seconds, rounded down to whole steps: 10 s, then minutes, then hours. */
export function ageInSteps(ageMs: number): number {
  const seconds = Math.max(0, ageMs) / 1000;
  const step = seconds < 60 ? 10 : seconds < 3600 ? 60 : 3600;
  return Math.floor(seconds / step) * step;
}
