// public/boot.js sets low-power mode before other code runs, from the stored choice and from browser settings.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../commands/lib/paths.ts";

const SCRIPT = readFileSync(join(ROOT, "public", "boot.js"), "utf8");

interface Device {
  readonly reducedMotion?: boolean;
  readonly saveData?: boolean;
  readonly deviceMemory?: number;
}

/** Whether the script turns the mode on. `stored` undefined: the browser blocks its storage. */
function turnsOn(stored: string | null | undefined, { reducedMotion = false, ...device }: Device): boolean {
  const dataset: Record<string, string> = {};
  const document = {
    documentElement: { dataset },
    cookie: "",
    querySelector: (query: string) => (query.includes("first-texts") ? null : { content: "" }),
  };
  const localStorage = {
    getItem(key: string): string | null {
      if (stored === undefined) throw new Error("blocked");
      return key === "touchline.lowPower.1" ? stored : null;
    },
  };
  const matchMedia = (query: string) => ({
    matches: query === "(prefers-reduced-motion: reduce)" && reducedMotion,
  });
  const { saveData, deviceMemory } = device;
  const navigator = {
    ...(saveData === undefined ? {} : { connection: { saveData } }),
    ...(deviceMemory === undefined ? {} : { deviceMemory }),
  };
  // oxlint-disable-next-line no-implied-eval -- runs the product's own script among stand-ins
  const run = new Function("document", "localStorage", "matchMedia", "navigator", "location", SCRIPT);
  run(document, localStorage, matchMedia, navigator, { search: "" });
  return "lowPower" in dataset;
}

const CALM: readonly Device[] = [{}, { saveData: false, deviceMemory: 4 }, { deviceMemory: 8 }];
const PRESSED: readonly Device[] = [
  { reducedMotion: true },
  { saveData: true },
  { deviceMemory: 2 },
  { deviceMemory: 0.5 },
  { reducedMotion: true, saveData: true, deviceMemory: 1 },
];

it("always and never hold whatever the device says", () => {
  for (const device of [...CALM, ...PRESSED]) {
    expect(turnsOn('"always"', device), JSON.stringify(device)).toBe(true);
    expect(turnsOn('"never"', device), JSON.stringify(device)).toBe(false);
  }
});

it.each(['"automatic"', null, undefined, "", "always", "{", '"sometimes"'])(
  "%j leaves it to the device",
  (stored) => {
    for (const device of CALM) expect(turnsOn(stored, device), JSON.stringify(device)).toBe(false);
    for (const device of PRESSED) expect(turnsOn(stored, device), JSON.stringify(device)).toBe(true);
  },
);
