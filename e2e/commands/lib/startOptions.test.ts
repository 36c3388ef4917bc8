// Options of the start command, and its messages for invalid ones.
import { expect, test } from "vitest";
import { readStartOptions } from "./startOptions.ts";

function refusal(args: readonly string[], env: Record<string, string> = {}): string {
  const read = readStartOptions(args, env);
  return read.ok ? "accepted" : read.message;
}

test("the defaults are port 8080 of this machine and .data, with the control channel closed", () => {
  expect(readStartOptions([], {})).toEqual({
    ok: true,
    options: {
      port: 8080,
      host: "localhost",
      distDir: undefined,
      dataDir: ".data",
      seed: undefined,
      control: false,
      apiOrigin: undefined,
      replay: undefined,
      feed: undefined,
      role: undefined,
    },
  });
});

test("a path in front of all addresses is refused, with a built client too", () => {
  for (const more of [{}, { DIST_DIR: "/c" }])
    expect(refusal([], { BASE_PATH: "/scores/", ...more })).toContain("BASE_PATH=/scores/ is refused");
  expect(refusal([], { BASE_PATH: "/" })).toBe("accepted");
});

test("flags take precedence over the environment", () => {
  const env = {
    PORT: "9000",
    LISTEN_ON: "0.0.0.0",
    DIST_DIR: "/c",
    DATA_DIR: "/a",
    CONTROL: "1",
    API_ORIGIN: "https://api.example.com/",
  };
  const read = readStartOptions(
    ["--port", "0", "--data-dir=/b", "--replay", "day.json", "--speed", "60"],
    env,
  );
  expect(read).toMatchObject({
    ok: true,
    options: {
      port: 0,
      host: "0.0.0.0",
      distDir: "/c",
      dataDir: "/b",
      control: true,
      apiOrigin: "https://api.example.com",
      replay: { file: "day.json", speed: 60, leadMs: 10_000 },
    },
  });
});

test("an error is one line that names the remedy", () => {
  const refusals = [
    refusal(["--colour", "red"]),
    refusal(["day.json"]),
    refusal(["--port"]),
    refusal(["--port", "http"]),
    refusal(["--port", "65536"]),
    refusal(["--port="]),
    refusal([], { PORT: "-1" }),
    refusal(["--replay", "x", "--speed", "0"]),
    refusal(["--replay", "x", "--speed", "fast"]),
    refusal(["--replay", "x", "--lead=-5"]),
    refusal(["--speed", "2"]),
    refusal(["--data-dir="]),
    refusal([], { API_ORIGIN: "api.example.com" }),
    refusal([], { API_ORIGIN: "https://api.example.com/v2" }),
  ];
  for (const message of refusals) {
    expect(message).not.toBe("accepted");
    expect(message).not.toContain("\n");
    expect(message).toMatch(/--|[A-Z_]{4,}/);
  }
});

function feedOf(args: readonly string[], env: Record<string, string> = {}) {
  const read = readStartOptions(args, env);
  if (!read.ok) throw new Error(read.message);
  return read.options;
}

test("a feed is named by a flag or FEED, and has a data folder of its own", () => {
  expect(feedOf(["--feed", "openligadb"])).toMatchObject({
    dataDir: ".data/feed-openligadb",
    feed: { source: "openligadb", leagues: undefined },
  });
  expect(feedOf([], { FEED: "football-data" }).feed?.source).toBe("football-data");
  expect(feedOf(["--feed", "openligadb", "--feed-leagues", "bl1, PL"]).feed?.leagues).toEqual(
    new Set(["bl1", "pl"]),
  );
  expect(feedOf(["--feed", "openligadb", "--feed-replay", "r", "--speed", "60"]).feed?.speed).toBe(60);
});

test.each([
  [{}, "openligadb"],
  [{ FOOTBALL_DATA_KEY: "k" }, "football-data"],
  [{ FOOTBALL_DATA_KEY: "k", API_FOOTBALL_KEY: "k" }, "api-football"],
])("auto takes the best source whose key is set: %j", (env: Record<string, string>, source) => {
  expect(feedOf(["--feed", "auto"], env).feed?.source).toBe(source);
});

test("what does not go with a feed is refused with the remedy", () => {
  const feed = ["--feed", "openligadb"];
  const refusals = [
    refusal(["--feed", "espn"]),
    refusal([...feed, "--replay", "day.json"]),
    refusal([...feed, "--seed", "x"]),
    refusal(feed, { API_ORIGIN: "https://api.example.com" }),
    refusal(feed, { FEED_ORIGIN: "https://evil.example" }),
    refusal(feed, { FEED_ORIGIN: "http://127.0.0.1.example" }),
    refusal([...feed, "--feed-record", "a", "--feed-replay", "b"]),
    refusal([...feed, "--feed-leagues", "a/b"]),
    refusal([...feed, "--speed", "2"]),
    refusal(["--feed-record", "a"]),
    refusal(["--feed", "openfootball"]),
    refusal([...feed, "--feed-dir", "x"]),
  ];
  for (const message of refusals) {
    expect(message).not.toBe("accepted");
    expect(message).not.toContain("\n");
    expect(message).toMatch(/Give|Set|Name/);
  }
});

test("a role names its bus, and an edge where members' calls go on to", () => {
  const bus = "nats://localhost:4222";
  expect(readStartOptions(["--role", "source", "--bus", bus, "--seed", "x"], {})).toMatchObject({
    options: { role: { role: "source", bus }, seed: "x" },
  });
  const env = { ROLE: "edge", BUS: "nats://a:4222,nats://b:4222", MEMBERS_ORIGIN: "http://members:8080/" };
  expect(readStartOptions([], env)).toMatchObject({
    options: { role: { role: "edge", bus: env.BUS, membersOrigin: "http://members:8080" } },
  });
});

test("what does not go with a role is refused with the remedy", () => {
  const edge = ["--role", "edge", "--bus", "nats://localhost:4222"];
  const refusals = [
    refusal(["--role", "boss"]),
    refusal(["--role", "edge"]),
    refusal(["--role", "edge", "--bus", "http://localhost"]),
    refusal(["--bus", "nats://localhost:4222"]),
    refusal([...edge, "--seed", "x"]),
    refusal([...edge, "--replay", "day.json"]),
    refusal([...edge, "--feed", "openligadb"]),
    refusal([...edge, "--control"]),
    refusal(edge, { API_ORIGIN: "https://api.example.com" }),
    refusal(edge, { MEMBERS_ORIGIN: "members" }),
  ];
  for (const message of refusals) {
    expect(message).not.toBe("accepted");
    expect(message).not.toContain("\n");
    expect(message).toMatch(/Give|Set|Name|Leave/);
  }
});
