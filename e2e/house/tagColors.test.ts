// Colours of tags: the words of a tag can be read on its chip, whatever colour its writer chose.
import { expect, it } from "vitest";
import { textOf } from "./sourceFiles.ts";

type Triple = readonly [number, number, number];

const css = textOf("src/components/richText/RichText.module.css");
const tokens = textOf("src/ui/styles/tokens.css");

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
/** Limits of the style sheet: lightness on light, lightness and chroma on dark, share of the colour in the chip. */
const LIGHT_MOST = numberIn(css, /min\(l, ([\d.]+)\)/);
const DARK_LEAST = numberIn(css, /max\(l, ([\d.]+)\)/);
const CHROMA_MOST = numberIn(css, /min\(c, ([\d.]+)\)/);
const SHARE = numberIn(css, /var\(--tag\) (\d+)%/) / 100;
const [light = "", dark = ""] = [...tokens.matchAll(/--surface: (#[\da-f]{6})/g)].map(([, color]) => color);

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const rgbOf = (hex: string): Triple =>
  [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple;

/** Linear sRGB as OKLab. */
function labOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Relative luminance of a colour in OKLab, cut to what a screen shows. */
function luminanceOf([lightness, a, b]: Triple): number {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * shown[0]! + 0.7152 * shown[1]! + 0.0722 * shown[2]!;
}

/** Contrast of the words of a tag on its chip. */
function contrastOf(hex: string, surface: string): number {
  const tag = labOf(rgbOf(hex));
  const ground = labOf(rgbOf(surface));
  const chip = tag.map((value, at) => value * SHARE + ground[at]! * (1 - SHARE)) as unknown as Triple;
  const chroma = Math.hypot(tag[1], tag[2]);
  const factor = surface === dark && chroma > CHROMA_MOST ? CHROMA_MOST / chroma : 1;
  const lightness = surface === dark ? Math.max(tag[0], DARK_LEAST) : Math.min(tag[0], LIGHT_MOST);
  const [one, other] = [luminanceOf([lightness, tag[1] * factor, tag[2] * factor]), luminanceOf(chip)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const STEPS = ["00", "22", "44", "66", "88", "aa", "cc", "ee", "ff"] as const;
const COLORS = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)));

it.each([
  ["light", light],
  ["dark", dark],
])("has at least 4.5 : 1 in the %s theme", (_theme, surface) => {
  expect(surface).toMatch(/^#[\da-f]{6}$/);
  expect(Math.min(...COLORS.map((color) => contrastOf(color, surface)))).toBeGreaterThanOrEqual(4.5);
});
