// Sign-in and sign-out in the browser: what is stored, what is removed, and whose sign-in ends.
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeCookie } from "#domain/cookies.ts";
import { rememberLeft } from "../payments/paymentReturn.ts";
import { readSession, sessionAtom, sessionWithoutFlag } from "./sessionAtom.ts";
import { forgetMember, signOut, takeSignIn } from "./signInOut.ts";
import { aClient, SIGNED_IN } from "./testing/aSignIn.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Tests share the atoms, as successive members do.
  localStorage.clear();
});
afterEach(() => {
  forgetMember();
  vi.useRealTimers();
});

describe("stars that no core has received", () => {
  it("are removed by a sign-out, also where another tab has ended the sign-in before", () => {
    const store = createStore();
    store.set(sessionAtom, { ...SIGNED_IN.user, session: "s1" });
    for (let times = 0; times < 2; times += 1) {
      localStorage.setItem("touchline.stars.1", "of a member");
      forgetMember(store);
      expect(localStorage.getItem("touchline.stars.1")).toBeNull();
    }
  });
});

describe("a sign-in", () => {
  it("is stored without a token, with the login flag, and removed completely when it ends", async () => {
    const store = createStore();
    takeSignIn(SIGNED_IN, store);
    expect(store.get(sessionAtom)).toEqual({ ...SIGNED_IN.user, session: "s1" });
    expect(document.cookie).toContain("isLogin=1");
    const { client, names } = aClient();
    await signOut(client, store);
    expect(names()).toEqual(["signOut"]);
    expect(store.get(sessionAtom)).toBeUndefined();
    expect(document.cookie).not.toContain("isLogin=1");
    expect(Object.keys(localStorage).filter((key) => /user|visitor/.test(key))).toEqual([]);
  });

  it("ends with what this tab remembers of a payment only when it is ended by choice", async () => {
    const store = createStore();
    for (const isChosen of [false, true]) {
      takeSignIn(SIGNED_IN, store);
      sessionStorage.setItem("touchline.payment.1", '"?stripe_callback=success&session_id=0af1"');
      rememberLeft({ memberId: SIGNED_IN.user.id, orderId: 101 });
      if (isChosen) await signOut(aClient().client, store);
      else forgetMember(store);
      expect(sessionStorage).toHaveLength(isChosen ? 0 : 2);
    }
  });

  it("ends here even if the call to the server fails", async () => {
    const store = createStore();
    takeSignIn(SIGNED_IN, store);
    const { client, state } = aClient();
    state.failing = true;
    await signOut(client, store);
    expect(store.get(sessionAtom)).toBeUndefined();
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
