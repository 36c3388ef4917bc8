// Rules for members' input that no single route shows: nicknames that show nothing or hide a part.
import { describe, expect, it } from "vitest";
import { readNickname } from "./rules.ts";

describe("a nickname", () => {
  it.each([
    "\u3164\u3164",
    "\u200b\u200b\u200b",
    "\u2800\u2800",
    "Ad\u200bmin",
    "Ad\u200dmin",
    "Admin\u{e0041}",
    "\u0301\u0301",
    "!!",
    "Jo\u202eevil",
  ])("%j is refused", (name) => expect(readNickname(name)).toMatchObject({ ok: false }));

  it.each(["Jo", "नमस्ते", "क्‍ष प्र", "می‌خواهم", "👨‍👩‍👧 Fan", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 Jo", "7️⃣ Ronaldo"])("%s is taken", (name) =>
    expect(readNickname(name)).toEqual({ ok: true, value: name }),
  );
});
