// Sign-in and sign-out in the browser: what is stored, what is removed, and whose sign-in ends.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeCookie } from "#domain/cookies.ts";
import { pageStore } from "../pageStore.ts";
import { rememberLeft } from "../payments/paymentReturn.ts";
import { readSession, sessionAtom, sessionWithoutFlag } from "./sessionAtom.ts";
import { forgetMember, signOut, takeSignIn } from "./signInOut.ts";
import { aClient, SIGNED_IN } from "./testing/aSignIn.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Tests share the atoms, as successive members do.
});
afterEach(() => vi.useRealTimers());

describe("stars that no core has received", () => {
  it("are removed by a sign-out, also where another tab has ended the sign-in before", () => {
    pageStore.set(sessionAtom, { ...SIGNED_IN.user, session: "s1" });
    for (let times = 0; times < 2; times += 1) {
      localStorage.setItem("touchline.stars.1", "of a member");
      forgetMember();
      expect(localStorage.getItem("touchline.stars.1")).toBeNull();
    }
  });
});

describe("a sign-in", () => {
  it("is stored without a token, with the login flag, and removed completely when it ends", async () => {
    takeSignIn(SIGNED_IN);
    expect(pageStore.get(sessionAtom)).toEqual({ ...SIGNED_IN.user, session: "s1" });
    expect(document.cookie).toContain("isLogin=1");
    const { client, names } = aClient();
    await signOut(client);
    expect(names()).toEqual(["signOut"]);
    expect(pageStore.get(sessionAtom)).toBeUndefined();
    expect(document.cookie).not.toContain("isLogin=1");
    expect(Object.keys(localStorage).filter((key) => /user|visitor/.test(key))).toEqual([]);
  });

  it("ends with what this tab remembers of a payment only when it is ended by choice", async () => {
    for (const isChosen of [false, true]) {
      takeSignIn(SIGNED_IN);
      sessionStorage.setItem("touchline.payment.1", '"?stripe_callback=success&session_id=0af1"');
      rememberLeft({ memberId: SIGNED_IN.user.id, orderId: 101 });
      if (isChosen) await signOut(aClient().client);
      else forgetMember();
      expect(sessionStorage).toHaveLength(isChosen ? 0 : 2);
    }
  });

  it("ends here even if the call to the server fails", async () => {
    takeSignIn(SIGNED_IN);
    const { client, state } = aClient();
    state.failing = true;
    await signOut(client);
    expect(pageStore.get(sessionAtom)).toBeUndefined();
  });

  it("is over where its login flag is gone, and only there", () => {
    expect(sessionWithoutFlag()).toBeUndefined();
    takeSignIn(SIGNED_IN);
    expect(sessionWithoutFlag()).toBeUndefined();
    writeCookie(document, "isLogin", "");
    expect(sessionWithoutFlag()).toBe("s1");
    forgetMember();
    expect(sessionWithoutFlag()).toBeUndefined();
  });

  it.each([undefined, null, "x", {}, { id: "7", session: "s" }, { id: 7 }, { id: 7, session: "" }])(
    "is not read from %j",
    (stored) => expect(readSession(stored)).toBeUndefined(),
  );
});
