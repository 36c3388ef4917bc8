// In front of a real backend, the server forwards calls, stream and pictures, and serves its own pages.
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { aPng } from "../../support/picture.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";

let real: TestBackend;
let front: TestBackend;
beforeAll(async () => {
  real = await startTestBackend();
  front = await startTestBackend({ apiOrigin: real.origin });
});
afterAll(async () => {
  await front.close();
  await real.close();
});

function closeCode(url: string): Promise<{ code: number; first: string | undefined }> {
  const socket = new WebSocket(url);
  let first: string | undefined;
  socket.on("message", (data: Buffer) => {
    first ??= data.toString("utf8");
    socket.close(1000);
  });
  return new Promise((resolve) => {
    socket.on("close", (code) => resolve({ code, first }));
  });
}

test("calls, bodies, tokens and pictures are forwarded", async () => {
  const { token } = await real.control.act("member", { name: "Ada" });
  expect((await front.post("/v1/api/sport/teams/follow", [7], token)).data).toEqual([7]);
  expect((await front.get("/api/football/live?lang=fr_FR")).code).toBe(0);
  const crest = await fetch(`${front.origin}/img/fbteam/11.svg`);
  expect(crest.headers.get("content-type")).toContain("image/svg+xml");
  const unknown = await fetch(`${front.origin}/api/nothing`);
  expect(unknown.status).toBe(404);
});

test("an uploaded picture is forwarded byte for byte", async () => {
  const { token } = await real.control.act("member", { name: "Ada" });
  const picture = new Uint8Array(aPng(3, 2, [0, 255, 128]));
  const sent = await fetch(`${front.origin}/v1/api/common/upload`, {
    method: "POST",
    headers: { "content-type": "image/png", authorization: `Bearer ${token}` },
    body: picture,
  });
  const { data } = (await sent.json()) as { data: { url: string } };
  const served = await fetch(front.origin + data.url);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(picture);
});

test("the reference backend's mailbox and provider page do not exist in front of a real backend", async () => {
  for (const path of ["/__mailbox", "/__mailbox.json", "/__provider/google/authorize"]) {
    expect(await (await fetch(front.origin + path)).text()).not.toMatch(/Mailbox|Sign in with|^\[/);
  }
});

test("the stream is forwarded with its close codes", async () => {
  const stream = `${front.origin.replace("http", "ws")}/stream?channels=football_live_change`;
  const { data } = await front.get("/api/common/websocketToken");
  expect(await closeCode(`${stream}&token=${String(data)}`)).toEqual({ code: 1000, first: "ok" });
  expect((await closeCode(`${stream}&token=bad`)).code).toBe(4401);
});

test("pages are served by the server itself, with the security headers; the control channel is absent", async () => {
  const page = await fetch(`${front.origin}/live`);
  expect(await page.text()).toContain("<title>Touchline</title>");
  expect(page.headers.get("content-security-policy")).toContain("trusted-types touchline");
  expect((await fetch(`${front.origin}/__control/state`)).status).toBe(404);
});

test("a backend that does not answer is reported in the envelope", async () => {
  const lonely = await startTestBackend({ apiOrigin: "http://localhost:1" });
  const response = await fetch(`${lonely.origin}/api/football/live`);
  expect([response.status, await response.json()]).toMatchObject([502, { code: 502 }]);
  await lonely.close();
});
