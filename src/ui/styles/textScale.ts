// How much larger than usual the reader's browser shows text.

/** The usual size of 1 rem in CSS pixels. */
const USUAL_REM = 16;

/** 1 at the usual font size, 2 where the browser's font size is twice that. For lengths that CSS cannot give in rem. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_REM || 1;
}
