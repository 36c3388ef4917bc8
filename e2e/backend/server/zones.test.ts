// Days and zone ids as defined in docs/wire.md#days-and-zones.
import { expect, test } from "vitest";
import { dayAt, dayWindow, readZone, writeFeedTime } from "./zones.ts";

test("zone ids name the 37 offsets and nothing else", () => {
  const read = ["e8", "w5", "e0", "w0", "e5:30", "w9:30", "e12:45", "e14", "w12"].map(readZone);
  expect(read).toEqual([480, -300, 0, 0, 330, -570, 765, 840, -720]);
  for (const id of ["", "e15", "w13", "e8:45", "8", "x8", "e5:60", "E8", "e8 ", "e008"]) {
    expect([id, readZone(id)]).toEqual([id, undefined]);
  }
});

test("a day is a day of the viewer's zone", () => {
  const day = dayWindow("2026-11-21", -300)!;
  expect(new Date(day.from).toISOString()).toBe("2026-11-21T05:00:00.000Z");
  expect(day.to - day.from).toBe(86_400_000);
  expect(dayAt(day.from, -300)).toBe("2026-11-21");
  expect(dayAt(day.from - 1, -300)).toBe("2026-11-20");
});

test("days that do not exist are refused", () => {
  for (const date of ["2026-02-29", "2026-13-01", "2026-1-1", "today", "", "2026-11-21T00:00"]) {
    expect([date, dayWindow(date, 0)]).toEqual([date, undefined]);
  }
  expect(dayWindow("2024-02-29", 0)).toBeDefined();
});

test("feed times are wall-clock minutes at UTC+8", () => {
  expect(writeFeedTime(Date.parse("2026-12-31T16:59:59Z"))).toBe("202701010059");
});
