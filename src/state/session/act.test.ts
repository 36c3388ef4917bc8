// What a page sends to the core with an act, and the outcome of an act without an answer.
import { expect, it } from "vitest";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { act } from "./act.ts";

function aClient(answer: Awaited<ReturnType<LiveClient["act"]>>) {
  const requests: MemberRequest[] = [];
  const client = {
    act: async (request: MemberRequest) => {
      requests.push(request);
      return answer;
    },
  } as unknown as LiveClient;
  return { client, requests };
}

it("passes on the act's idempotency key, and none with other acts", async () => {
  const { client, requests } = aClient({ ok: true, value: "/img/1.png" });
  const picture = new Blob(["x"]);
  await act(client, "upload", { picture }, "key-1");
  await act(client, "follow", { userId: 9 });
  expect(requests).toEqual([
    { act: "upload", params: { picture }, key: "key-1" },
    { act: "follow", params: { userId: 9 } },
  ]);
});

it("is unknown when the core does not answer, or is replaced while the act runs", async () => {
  const { client } = aClient(undefined);
  expect(await act(client, "follow", { userId: 9 })).toEqual({
    ok: false,
    reason: "unknown",
    code: -1,
    message: "error",
  });
});
