// A browser that shows UTC is doubted only in a country whose clocks are never at UTC+0.
import { describe, expect, it } from "vitest";
import { hidesZone } from "./hiddenZone.ts";
import { automaticZoneOf, fixedZone, type ViewerZone } from "./zones.ts";

const NOVEMBER = Date.UTC(2026, 10, 29);
const JULY = Date.UTC(2026, 6, 29);

/** The automatic zone of a machine in a named zone. */
function machineIn(timeZone: string, now = NOVEMBER): ViewerZone {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" });
  return automaticZoneOf((epochMs) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(epochMs)) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  }, now);
}

/** The zones that browsers show in place of the machine's. */
const SHOWN = ["UTC", "Atlantic/Reykjavik", "Etc/GMT"];

describe.each(SHOWN)("a machine in %s", (shown) => {
  it.each([
    ["Indonesia", 360],
    ["Japan", 392],
    ["Brazil", 76],
    ["Germany", 276],
    ["Nigeria", 566],
    ["Afghanistan", 4],
    ["Zambia", 894],
    ["France", 250],
  ])("hides the zone of %s", (_name, country) => {
    expect(hidesZone(machineIn(shown), country)).toBe(true);
    expect(hidesZone(machineIn(shown, JULY), country)).toBe(true);
  });

  it.each([
    ["the United Kingdom", 826],
    ["Ghana", 288],
    ["Iceland", 352],
    ["Ireland", 372],
    ["Portugal", 620],
    ["Spain, for its islands", 724],
    ["Côte d'Ivoire", 384],
    ["Senegal", 686],
    ["Morocco", 504],
    ["Greenland", 304],
  ])("may be in %s", (_name, country) => {
    expect(hidesZone(machineIn(shown), country)).toBe(false);
  });

  it.each([undefined, 0, -4, 1000, Number.NaN])("is not doubted in the unknown country %s", (country) => {
    expect(hidesZone(machineIn(shown), country)).toBe(false);
  });
});

it.each(["Europe/London", "Europe/Lisbon", "Africa/Casablanca", "Atlantic/Azores", "Antarctica/Troll"])(
  "a machine in %s shows its own zone, at UTC+0 in a part of the year",
  (zone) => {
    expect(hidesZone(machineIn(zone), 360)).toBe(false);
    expect(hidesZone(machineIn(zone, JULY), 360)).toBe(false);
  },
);

it.each(["Asia/Jakarta", "Asia/Tokyo", "America/Sao_Paulo", "America/St_Johns"])(
  "a machine in %s shows its own zone",
  (zone) => {
    expect(hidesZone(machineIn(zone), 360)).toBe(false);
  },
);

it("a zone chosen by hand is not doubted", () => {
  for (const offset of [0, 60, -300, 420]) expect(hidesZone(fixedZone(offset), 360)).toBe(false);
});
