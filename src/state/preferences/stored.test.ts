// Values in the browser's storage: damaged data is ignored, no storage error is thrown, other tabs' changes arrive.
import { createStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { asIds, asRecord, storedAtom, storedValue } from "./stored.ts";

const KEY = "touchline.test.1";

afterEach(() => void vi.unstubAllGlobals());

const wordAtom = () =>
  storedAtom<string>({
    key: KEY,
    initial: "none",
    read: (stored) => (typeof stored === "string" ? stored : undefined),
  });

/** Simulates a change by another tab. */
function fromAnotherTab(value: string | null, key: string | null = KEY): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  dispatchEvent(new StorageEvent("storage", { key }));
}

/** Makes these methods of the storage throw; returns the names of those that were called. */
function refuse(name: string, ...methods: readonly ("getItem" | "setItem")[]): readonly string[] {
  const { localStorage: whole } = globalThis;
  const called: string[] = [];
  const refusal = (method: string) => (): never => {
    called.push(method);
    throw new DOMException("not now", name);
  };
  vi.stubGlobal("localStorage", {
    getItem: methods.includes("getItem") ? refusal("getItem") : (key: string) => whole.getItem(key),
    setItem: methods.includes("setItem")
      ? refusal("setItem")
      : (key: string, value: string) => whole.setItem(key, value),
  });
  return called;
}

describe("a value in a storage", () => {
  const read = (stored: unknown) => (typeof stored === "string" ? stored : undefined);

  it("is JSON in localStorage by default, or text in another storage", () => {
    const json = storedValue({ key: KEY, read });
    expect(json.set("a b")).toBe(true);
    expect(localStorage.getItem(KEY)).toBe('"a b"');
    expect(json.get()).toBe("a b");
    const text = storedValue({ key: KEY, read, asText: true, storage: () => sessionStorage });
    expect(text.set("a b")).toBe(true);
    expect(sessionStorage.getItem(KEY)).toBe("a b");
    expect(text.get()).toBe("a b");
    text.set(undefined);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it("answers false where the storage is full or blocked, and throws nothing", () => {
    const blocked = storedValue({
      key: KEY,
      read,
      storage() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(blocked.set("a")).toBe(false);
    expect(blocked.get()).toBeUndefined();
    refuse("QuotaExceededError", "setItem");
    expect(storedValue({ key: KEY, read }).set("a")).toBe(false);
  });

  it("reports the changes of other tabs until it is stopped", () => {
    const listener = vi.fn();
    const stop = storedValue({ key: KEY, read }).onChange(listener);
    fromAnotherTab('"a"');
    fromAnotherTab(null, null);
    fromAnotherTab('"a"', "another");
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    fromAnotherTab('"b"');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("a stored atom", () => {
  // One key per test, because tests share the storage.
  it("is read, written and read again by the next visit", () => {
    const store = createStore();
    const first = wordAtom();
    expect(store.get(first)).toBe("none");
    store.set(first, "kick-off");
    store.set(first, (before) => `${before}!`);
    expect(store.get(first)).toBe("kick-off!");
    expect(createStore().get(wordAtom())).toBe("kick-off!");
  });

  it.each(["{", "", "7", "null", "[]", '{"a":1}'])("that is damaged (%s) counts as none", (text) => {
    localStorage.setItem(KEY, text);
    expect(createStore().get(wordAtom())).toBe("none");
  });

  it("writes nothing when set to its current value", () => {
    const store = createStore();
    const word = wordAtom();
    store.set(word, "none");
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("changed in another tab is updated here while it is subscribed to", () => {
    const store = createStore();
    const word = wordAtom();
    const told = vi.fn();
    const stop = store.sub(word, told);
    fromAnotherTab('"goal"');
    expect(store.get(word)).toBe("goal");
    fromAnotherTab('"other key"', "touchline.else.1");
    expect(store.get(word)).toBe("goal");
    fromAnotherTab("{damaged");
    expect(store.get(word)).toBe("none");
    fromAnotherTab('"again"');
    fromAnotherTab(null, null);
    expect(store.get(word)).toBe("none");
    expect(told).toHaveBeenCalledTimes(4);
    stop();
    fromAnotherTab('"unheard"');
    expect(told).toHaveBeenCalledTimes(4);
  });

  it("changed in another tab while not subscribed to is current at the next subscription", () => {
    const store = createStore();
    const word = wordAtom();
    store.sub(word, () => undefined)();
    localStorage.setItem(KEY, '"meanwhile"');
    const stop = store.sub(word, () => undefined);
    expect(store.get(word)).toBe("meanwhile");
    stop();
  });
});

describe("a page that comes back from the back-forward cache", () => {
  /** Fires `pageshow`; `persisted` when the page comes from the back-forward cache. */
  function comeBack(persisted: boolean): void {
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  }

  it("shows what other tabs have stored meanwhile", () => {
    const store = createStore();
    const word = wordAtom();
    store.set(word, "before");
    const stop = store.sub(word, () => undefined);
    localStorage.removeItem(KEY);
    expect(store.get(word)).toBe("before");
    comeBack(true);
    expect(store.get(word)).toBe("none");
    stop();
    localStorage.setItem(KEY, '"unheard"');
    comeBack(true);
    expect(store.get(word)).toBe("none");
  });

  it("keeps a value that could not be stored, and ignores the event of a first load", () => {
    const store = createStore();
    const word = wordAtom();
    const stop = store.sub(word, () => undefined);
    localStorage.setItem(KEY, '"quietly"');
    comeBack(false);
    expect(store.get(word)).toBe("none");
    refuse("QuotaExceededError", "setItem");
    store.set(word, "here");
    comeBack(true);
    expect(store.get(word)).toBe("here");
    stop();
  });
});

describe("a storage that refuses", () => {
  it.each(["QuotaExceededError", "SecurityError"])("to write (%s) keeps the value in memory", (name) => {
    localStorage.setItem(KEY, '"old"');
    const store = createStore();
    const word = wordAtom();
    const called = refuse(name, "setItem");
    expect(() => store.set(word, "new")).not.toThrow();
    expect(called).toEqual(["setItem"]);
    expect(store.get(word)).toBe("new");
  });

  it("to write keeps the value for the tab's life, through returns from the back-forward cache", () => {
    localStorage.setItem(KEY, '"old"');
    const store = createStore();
    const word = wordAtom();
    refuse("QuotaExceededError", "setItem");
    store.set(word, "new");
    store.sub(word, () => undefined)();
    const stop = store.sub(word, () => undefined);
    expect(store.get(word)).toBe("new");
    stop();
  });

  it("to read starts with the defaults", () => {
    refuse("SecurityError", "getItem");
    const store = createStore();
    const word = wordAtom();
    expect(store.get(word)).toBe("none");
    expect(() => store.sub(word, () => undefined)()).not.toThrow();
  });

  it("any access keeps the value for the tab's life", () => {
    refuse("SecurityError", "getItem", "setItem");
    const store = createStore();
    const word = wordAtom();
    store.set(word, "here");
    const stop = store.sub(word, () => undefined);
    expect(store.get(word)).toBe("here");
    stop();
  });
});

it("accepts plain records only", () => {
  expect(asRecord({ a: 1 })).toEqual({ a: 1 });
  for (const value of [null, undefined, 7, "x", [1]]) expect(asRecord(value)).toBeUndefined();
});

it("accepts positive whole numbers, each once, in their order", () => {
  expect(asIds([3, "4", 3, 0, -1, 1.5, Number.NaN, 2 ** 60, null, 2])).toEqual([3, 2]);
  for (const value of [null, "12", { 0: 1 }, 7]) expect(asIds(value)).toEqual([]);
});
