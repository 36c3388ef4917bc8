// The server of an edge over a bus in memory: readiness, lists, pages with and without a source, members' calls, tokens.
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createFakeWorld, FAKE } from "../testing/fakeWorld.ts";
import { portOf } from "../server/listen.ts";
import type { StartedBackend } from "../server/startBackend.ts";
import { createFakeBus, type FakeBus, type FakeConnection } from "./fakeBus.ts";
import { createSource, type Source } from "./source.ts";
import { startEdge } from "./startEdge.ts";
import { createWorldValues } from "./worldValues.ts";

let bus: FakeBus;
let source: Source;
let time = 0;
const ended: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  time = 0;
  bus = createFakeBus(Date.now);
  source = createSource({
    bus: bus.connect(),
    values: createWorldValues(createFakeWorld(Date.now())),
    feed: undefined,
    answerPage: async (address) => ({
      status: 200,
      body: JSON.stringify({ code: 0, msg: "", data: address }),
      at: 0,
    }),
    name: "test",
    now: Date.now,
    monotonic: () => time,
    log: () => {},
  });
});
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

async function fill(): Promise<void> {
  for (let step = 0; step < 4; step++) await source.step();
}

async function anEdge(membersOrigin?: string): Promise<{ origin: string; connection: FakeConnection }> {
  const connection = bus.connect();
  const edge: StartedBackend = await startEdge({
    bus: connection,
    port: 0,
    distDir: undefined,
    membersOrigin,
  });
  if (!edge.ok) throw new Error(edge.message);
  ended.push(() => edge.close());
  return { origin: edge.origin, connection };
}

async function statusOf(address: string): Promise<number> {
  return (await fetch(address)).status;
}

async function read(
  address: string,
): Promise<{ code: number; msg: string; data: unknown; age: string | null }> {
  const response = await fetch(address);
  return {
    ...((await response.json()) as { code: number; msg: string; data: unknown }),
    age: response.headers.get("age"),
  };
}

it("is alive at once, ready with its first list, and answers no call before", async () => {
  const { origin } = await anEdge();
  expect([await statusOf(`${origin}/healthz`), await statusOf(`${origin}/readyz`)]).toEqual([200, 503]);
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({
    state: "alive",
    missing: "No whole world has come from the bus yet.",
  });
  const [list, token] = [`${origin}/api/football/live`, `${origin}/api/common/websocketToken`];
  expect([await statusOf(list), await statusOf(token)]).toEqual([503, 503]);
  await fill();
  await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(200);
  expect([await statusOf(list), await statusOf(token)]).toEqual([200, 200]);
  const { data } = await read(`${origin}/api/football/live`);
  expect(
    (data as { scheduleList: { scheduleId: number }[] }).scheduleList.map((row) => row.scheduleId),
  ).toEqual([FAKE.secondHalf, FAKE.firstHalf]);
});

it("asks the source for pages, answers with the last one while none is heard, and refuses what it never had", async () => {
  await fill();
  const { origin, connection } = await anEdge();
  const page = `${origin}/api/football/league/detail?sclassId=36`;
  expect(await read(`${page}&r=123`)).toMatchObject({
    data: "/api/football/league/detail?sclassId=36",
    age: null,
  });
  const day = await read(`${origin}/api/football/fixture?date=2020-01-01`);
  expect(day.data).toBe("/api/football/fixture?date=2020-01-01");
  connection.cut();
  await expect.poll(async () => (await read(page)).age).toMatch(/^\d+$/);
  expect((await read(page)).data).toBe("/api/football/league/detail?sclassId=36");
  expect(await read(`${origin}/api/football/league/detail?sclassId=37`)).toMatchObject({
    code: 503,
    data: null,
  });
  expect(await read(`${origin}/api/football/fixture?date=2019-01-01`)).toMatchObject({
    code: 503,
    data: null,
  });
});

it("refuses members' calls without a members' backend, and says which one does not answer", async () => {
  await fill();
  const alone = await anEdge();
  expect(await read(`${alone.origin}/v1/api/user/getLanguage`)).toMatchObject({ code: 503, data: null });
  const members: FastifyInstance = Fastify();
  members.get("/v1/api/user/getLanguage", async ({ headers }) => ({
    code: 0,
    msg: "",
    data: [headers["x-forwarded-host"], typeof headers["x-forwarded-for"]],
  }));
  await members.listen({ port: 0, host: "localhost" });
  const membersOrigin = `http://localhost:${portOf(members)}`;
  const { origin } = await anEdge(membersOrigin);
  expect((await read(`${origin}/v1/api/user/getLanguage`)).data).toEqual([new URL(origin).host, "string"]);
  await members.close();
  expect(await read(`${origin}/v1/api/user/getLanguage`)).toMatchObject({ code: 502, data: null });
});

it("opens the stream with the token of another edge", async () => {
  await fill();
  const [first, second] = [await anEdge(), await anEdge()];
  await expect.poll(() => statusOf(`${second.origin}/readyz`)).toBe(200);
  const token = String((await read(`${first.origin}/api/common/websocketToken`)).data);
  const open = (word: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${second.origin.replace("http", "ws")}/stream?token=${word}`);
      socket.on("message", (data: Buffer) => {
        resolve(data.toString("utf8"));
        socket.close();
      });
      socket.on("close", (code) => resolve(String(code)));
    });
  expect(await open(token)).toBe("ok");
  expect(await open(`${token.slice(0, -2)}AA`)).toBe("4401");
});
