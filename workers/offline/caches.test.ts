// Which builds' caches are kept, in which order they are searched, and which are dropped.
import { expect, it } from "vitest";
import { buildCaches, cacheName, deleteBuildCaches, unneededCaches } from "./caches.ts";

const [a, b, c, d] = ["a", "b", "c", "d"].map(cacheName) as [string, string, string, string];
const core = (build: string): string => `touchline-${build}-1/0f1e`;

it("the own build is searched first, then the others from the newest to the oldest", () => {
  expect(buildCaches([a, "pictures", b, c], b)).toEqual([b, c, a]);
  expect(buildCaches([a, b], d)).toEqual([b, a]);
});

it.each([
  ["one build is alone", [a], a, [], [], []],
  ["the build before is kept without a tab", [a, b], b, [], [], []],
  ["older builds are dropped", [a, b, c, d], d, [], [], [b, a]],
  ["a build with an open tab is kept", [a, b, c, d], d, [core("a"), core("d")], [], [b]],
  ["locks of tabs and of others name no build", [a, b, c], c, ["touchline-tab-a-1", "a"], [], [a]],
  ["after a rollback the newest other build is kept", [a, b, c], a, [], [], [b]],
  ["caches of others are never dropped", ["pictures", a, b, c], c, [], [], [a]],
  ["a build that was never installed is not the one before", [a, b, c, d], d, [], [c], [a]],
  ["an older one that was never installed is dropped", [a, b, c], c, [], [a], [a]],
  ["an install under way is kept where no other build was installed", [a, b], a, [], [b], []],
  ["of installs that failed only the newest is kept", [a, b, c, d], a, [], [b, c, d], [c, b]],
  ["installs that failed since the build before are dropped", [a, b, c, d], d, [], [b, c], [b]],
])("%s", (_name, names, own, locks, partial, dropped) => {
  const installed = new Set(names.filter((name) => !(partial as readonly string[]).includes(name)));
  expect(unneededCaches(names, own, installed, locks)).toEqual(dropped);
});

it("removal deletes the caches of all builds, and no others", async () => {
  const deleted: string[] = [];
  await deleteBuildCaches({
    keys: async () => [a, "pictures", b],
    delete: async (name) => deleted.push(name) > 0,
  });
  expect(deleted).toEqual([a, b]);
});
