// Parts whose code is loaded when they are first needed: one load, calls kept in order, another try after a failure.
import { expect, it, vi } from "vitest";
import { createLater } from "./later.ts";

it("loads once, however often the part is asked for", async () => {
  const create = vi.fn(async () => "part");
  const later = createLater(create);
  expect(later.current()).toBeUndefined();
  expect(await Promise.all([later.load(), later.load()])).toEqual(["part", "part"]);
  expect(await later.load()).toBe("part");
  expect(later.current()).toBe("part");
  expect(create).toHaveBeenCalledOnce();
});

it("is tried again by what needs it each second, 5 s after the last attempt at the earliest", async () => {
  const create = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("gone"));
  create.mockResolvedValue("part");
  const later = createLater(create);
  expect(await later.need(1_000)).toBeUndefined();
  expect(later.need(5_999)).toBeUndefined();
  expect(create).toHaveBeenCalledOnce();
  expect(await later.need(6_000)).toBe("part");
});

it("keeps calls in order until the part is loaded, and runs later ones at once", async () => {
  const later = createLater(async () => "part");
  const heard: string[] = [];
  later.whenLoaded((part) => heard.push(`first ${part}`));
  later.whenLoaded((part) => heard.push(`second ${part}`));
  await Promise.resolve();
  expect(heard).toEqual([]);
  await later.load();
  expect(heard).toEqual(["first part", "second part"]);
  later.whenLoaded((part) => heard.push(`third ${part}`));
  expect(heard).toHaveLength(3);
});

it("drops waiting calls when loading fails, and tries again with the next load", async () => {
  const create = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("gone"));
  create.mockResolvedValue("part");
  const later = createLater(create);
  const heard: string[] = [];
  later.whenLoaded(() => heard.push("before the failure"));
  expect(await later.load()).toBeUndefined();
  later.whenLoaded(() => heard.push("after the failure"));
  expect(await later.load()).toBe("part");
  expect(heard).toEqual(["after the failure"]);
});
