// What is kept by bytes: the newest values, within the room that there is.
import { expect, test } from "vitest";
import { createKeptBytes, type KeptBytes } from "./keptBytes.ts";

const keysOf = (kept: KeptBytes<string>): string =>
  ["a", "b", "c", "d"].filter((key) => kept.get(key) !== undefined).join("");

test("the newest values are kept, up to the bytes that there are", () => {
  const kept = createKeptBytes<string>(10);
  for (const key of ["a", "b", "c", "d"]) kept.put(key, key, 3);
  expect(keysOf(kept)).toBe("bcd");
  kept.put("b", "again", 4);
  expect([keysOf(kept), kept.get("b")]).toEqual(["bcd", "again"]);
  kept.put("a", "a", 1);
  expect(keysOf(kept)).toBe("abd");
  kept.remove("d");
  kept.put("c", "c", 5);
  expect(keysOf(kept)).toBe("abc");
});

test("a value that is larger than all room is not kept, and nothing is left after all were dropped", () => {
  const kept = createKeptBytes<string>(10);
  kept.put("b", "b", 10);
  kept.put("a", "a", 11);
  expect(keysOf(kept)).toBe("b");
  kept.clear();
  kept.put("c", "c", 10);
  expect(keysOf(kept)).toBe("c");
});
