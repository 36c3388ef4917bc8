// What a page sends to the core with an act, and the outcome of an act without an answer.
import { describe, expect, it } from "vitest";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { runAct } from "./runAct.ts";
import { sessionAtom } from "./sessionAtom.ts";

function aClient(answer: Awaited<ReturnType<LiveClient["act"]>>) {
  const requests: MemberRequest[] = [];
  const askers: (string | undefined)[] = [];
  const client = {
    act: async (request: MemberRequest, _language: string, member: string | undefined) => {
      requests.push(request);
      askers.push(member);
      return answer;
    },
  } as unknown as LiveClient;
  return { client, requests, askers };
}

it("passes on the act's idempotency key, and none with other acts", async () => {
  const { client, requests } = aClient({ ok: true, value: "/img/1.png" });
  const picture = new Blob(["x"]);
  await runAct(client, "upload", { picture }, "key-1");
  await runAct(client, "follow", { userId: 9 });
  expect(requests).toEqual([
    { act: "upload", params: { picture }, key: "key-1" },
    { act: "follow", params: { userId: 9 } },
  ]);
});

it("is unknown when the core does not answer, or is replaced while the act runs", async () => {
  const { client } = aClient(undefined);
  expect(await runAct(client, "follow", { userId: 9 })).toEqual({
    ok: false,
    reason: "unknown",
    code: -1,
    message: "error",
  });
});

describe("the sign-in for which the page acts", () => {
  it("goes with the act; none for a visitor", async () => {
    const { client, askers } = aClient({ ok: true, value: true });
    await runAct(client, "follow", { userId: 9 });
    pageStore.set(sessionAtom, { id: 7, name: "Seven", avatar: "", session: "session-7" });
    await runAct(client, "follow", { userId: 9 });
    expect(askers).toEqual([undefined, "session-7"]);
  });

  it("is the one that this tab knows when it acts, also in the moment of a sign-in", async () => {
    const { client, askers } = aClient({ ok: true, value: true });
    const stop = pageStore.sub(sessionAtom, () => void runAct(client, "loadConfig", {}));
    pageStore.set(sessionAtom, { id: 7, name: "Seven", avatar: "", session: "session-7" });
    stop();
    expect(askers).toEqual(["session-7"]);
  });
});
