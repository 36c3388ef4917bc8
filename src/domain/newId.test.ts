// Ids with and without the browser's own UUIDs.
import { afterEach, describe, expect, it, vi } from "vitest";
import { newId } from "./newId.ts";

const { crypto: webcrypto } = globalThis as unknown as {
  readonly crypto: { getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> };
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ["where the browser makes UUIDs", webcrypto],
  [
    "over plain http, where it makes none",
    { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) },
  ],
])("a new id %s", (_, given) => {
  it("is a UUID, another each time", () => {
    vi.stubGlobal("crypto", given);
    const ids = Array.from({ length: 200 }, newId);
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
