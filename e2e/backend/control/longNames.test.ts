// Long names: which fields of an answer they replace.
import { afterAll, expect, it } from "vitest";
import { startTestBackend } from "../testing/testBackend.ts";
import { withLongNames } from "./longNames.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

it("replace names by as many letters, with and without spaces, and nothing else", () => {
  const before = {
    teams: [{ teamId: 7, teamName: "Ely Rovers", logo: "7.svg" }],
    venue: { name: "Moss Lane", city: "" },
    season: "2026/27",
    state: "RUNNING",
  };
  expect(withLongNames(before, [24])).toEqual({
    teams: [{ teamId: 7, teamName: "Ely Rovers Ely Rovers El", logo: "7.svg" }],
    venue: { name: "MossLaneMossLaneMossLane", city: "" },
    season: "2026/272026/272026/27202",
    state: "RUNNING",
  });
});

it("have each of the lengths", () => {
  const names = ["Bath", "Truro", "Wigton", "Ely Rovers"].map((name) => ({ name }));
  const lengths = (withLongNames(names, [40, 200]) as typeof names).map(({ name }) => name.length);
  expect(lengths).toEqual([39, 40, 200, 200]);
});

it("are in the answers until they are ended or reset", async () => {
  const names = async (): Promise<string> => JSON.stringify((await backend.get("/api/football/live")).data);
  const longest = async (): Promise<number> =>
    Math.max(...[...(await names()).matchAll(/"teamName":"([^"]*)"/g)].map(([, name = ""]) => name.length));
  const before = await longest();
  await backend.control.act("longNames", { letters: [200] });
  expect(await longest()).toBeGreaterThanOrEqual(199);
  await backend.control.act("reset");
  expect(await longest()).toBe(before);
});
