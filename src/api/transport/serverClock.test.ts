// How a call reads the server's clock, and which dates are ignored.
import { describe, expect, it, vi } from "vitest";
import type { CallOptions } from "./http.ts";
import { createFakeServer } from "../testing/fakeServer.ts";

const asItCame: CallOptions<unknown> = { read: (data) => data };

describe("the server's clock", () => {
  const date = "Sat, 21 Nov 2026 12:00:00 GMT";

  it("is read from the Date of an answer, and belongs to the middle of the call", async () => {
    const onServerTime = vi.fn<(serverNow: number, atLocal: number) => void>();
    let local = 1000;
    const { http } = createFakeServer(
      () => {
        local = 1400;
        return new Response('{"code":0}', { headers: { Date: date, Age: "3" } });
      },
      { onServerTime, now: () => local },
    );
    await http.get("/x", {}, { read: () => true });
    expect(onServerTime.mock.calls).toEqual([[Date.UTC(2026, 10, 21, 12, 0, 3), 1200]]);
  });

  it("is ignored after a call that took longer than a call may: the machine slept or its clock was set", async () => {
    const onServerTime = vi.fn<(serverNow: number, atLocal: number) => void>();
    let local = 1000;
    const { http } = createFakeServer(
      () => {
        local += 3_600_000;
        return new Response('{"code":0}', { headers: { Date: date } });
      },
      { onServerTime, now: () => local },
    );
    await http.get("/x", {}, { read: () => true });
    expect(onServerTime).not.toHaveBeenCalled();
  });

  it("is ignored on a page that is no envelope, and where the Date is invalid", async () => {
    const onServerTime = vi.fn<(serverNow: number, atLocal: number) => void>();
    const answers = [
      new Response("<html>", { headers: { Date: date } }),
      new Response('{"code":0}', { headers: { Date: "yesterday" } }),
      new Response('{"code":0}'),
    ];
    const { http } = createFakeServer(answers, { onServerTime });
    for (let call = 0; call < 3; call += 1) await http.get("/x", {}, asItCame);
    expect(onServerTime).not.toHaveBeenCalled();
  });

  it.each([
    ["Sat, 01 Jan 275760 00:00:00 GMT", "0"],
    ["Thu, 01 Jan 1970 00:00:00 GMT", "0"],
    [date, "1e400"],
    [date, "9".repeat(20)],
  ])("is not believed when it says %s and an age of %s s", async (said, age) => {
    const onServerTime = vi.fn<(serverNow: number, atLocal: number) => void>();
    const answer = new Response('{"code":0}', { headers: { Date: said, Age: age } });
    await createFakeServer([answer], { onServerTime }).http.get("/x", {}, asItCame);
    expect(onServerTime).not.toHaveBeenCalled();
  });
});
