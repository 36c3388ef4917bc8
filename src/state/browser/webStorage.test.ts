// The two storages where the browser has them, has null instead, forbids them, or has damaged them.
import { afterEach, expect, it, vi } from "vitest";
import { localStore, type Store, tabStore } from "./webStorage.ts";

const forbidden = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const damaged = {
  get length(): number {
    return forbidden();
  },
  key: forbidden,
  getItem: forbidden,
  setItem: forbidden,
  removeItem: forbidden,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const STORES: readonly (readonly [string, () => Store])[] = [
  ["localStorage", localStore],
  ["sessionStorage", tabStore],
];

it.each(STORES)("%s is read and written where it is there", (_, open) => {
  open().setItem("a", "1");
  expect([open().getItem("a"), open().length, open().key(0)]).toEqual(["1", 1, "a"]);
  open().removeItem("a");
  expect(open().getItem("a")).toBeNull();
});

it.each(
  STORES.flatMap(([name, open]) =>
    (["null", "missing", "forbidden", "damaged"] as const).map((fault) => [name, fault, open] as const),
  ),
)("%s that is %s reads as empty, and says that it keeps nothing", (name, fault, open) => {
  if (fault === "forbidden")
    vi.spyOn(globalThis, name as "localStorage", "get").mockImplementation(forbidden);
  else vi.stubGlobal(name, { null: null, missing: undefined, damaged }[fault]);
  const store = open();
  expect([store.getItem("a"), store.key(0), store.length]).toEqual([null, null, 0]);
  expect(() => store.setItem("a", "1")).toThrow(/insecure|null|undefined/);
  expect(() => store.removeItem("a")).toThrow(/insecure|null|undefined/);
});
