// The source of the football data: its words, a made-up world, and damaged fields.
// See docs/wire.md#football-source.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { footballSource } from "./footballSource.ts";

const WIRE = {
  source: "openligadb",
  name: "OpenLigaDB",
  homepage: "https://www.openligadb.de",
  licence: "ODbL 1.0",
  attribution: "Datenquelle: OpenLigaDB",
  gives: ["halfTime", "incidents", "holograms"],
  state: "STOPPED",
  reason: "QUOTA",
  asOf: "20261121204205",
  everySeconds: 30,
  daysAround: 1,
  resumeAt: "20261122080000",
  faults: { QUOTA: 1, DOWN: 4 },
};

const read = (wire: unknown) => v.safeParse(footballSource, wire);

describe("footballSource", () => {
  it("reads state, reason, times and what the source gives", () => {
    expect(read(WIRE).output).toEqual({
      name: "OpenLigaDB",
      homepage: "https://www.openligadb.de",
      licence: "ODbL 1.0",
      attribution: "Datenquelle: OpenLigaDB",
      gives: ["halfTime", "incidents"],
      state: "stopped",
      trouble: "callsUsedUp",
      asOf: Date.UTC(2026, 10, 21, 12, 42, 5),
      everySeconds: 30,
      daysAround: 1,
      resumeAt: Date.UTC(2026, 10, 22),
      failedReads: 5,
    });
  });

  it("is null for a made-up world", () => {
    expect(read({ ...WIRE, state: "NONE" }).output).toBeNull();
  });

  it("loses a damaged field only, and links to https alone", () => {
    const damaged = { ...WIRE, asOf: "soon", resumeAt: null, reason: "MOON", faults: 7, gives: "odds" };
    const { success, output } = read({ ...damaged, homepage: "javascript:alert(1)" });
    expect(success).toBe(true);
    expect(output).toMatchObject({ asOf: undefined, resumeAt: undefined, trouble: undefined });
    expect(output).toMatchObject({ failedReads: 0, gives: [], homepage: "" });
  });

  it.each([[undefined], [null], ["live"], [{ ...WIRE, state: "ASLEEP" }]])("refuses %j", (wire) => {
    expect(read(wire).success).toBe(false);
  });
});
