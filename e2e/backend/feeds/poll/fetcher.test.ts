// The fetcher: where the key goes, how much is read, and recordings of what was answered.
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createFetcher, isAllowedBase, type Send } from "./fetcher.ts";
import { createFolderFetcher } from "./folderFetcher.ts";
import { recordTo, replayFrom } from "./recording.ts";

const KEY = "s3cr3t-k3y";
const call = { path: "/matches?x=1", reads: "matches" };
const folders: string[] = [];

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "feed-"));
  folders.push(made);
  return made;
}

function fetcherOf(send: Send) {
  return createFetcher({
    base: "https://source.example/v4",
    key: { header: "X-Auth-Token", value: KEY },
    now: () => 1_000,
    send,
  });
}

it("sends the key in a header to the source alone, and follows no redirect", async () => {
  const asked: [string, Parameters<Send>[1]][] = [];
  const fetcher = fetcherOf(async (url, init) => {
    asked.push([url, init]);
    return new Response("", { status: 302, headers: { location: "https://elsewhere.example/" } });
  });
  const answer = await fetcher(call);
  expect(answer?.status).toBe(302);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.[0]).toBe("https://source.example/v4/matches?x=1");
  expect(asked[0]?.[1]).toMatchObject({ redirect: "manual", headers: { "X-Auth-Token": KEY } });
});

it("answers nothing for a body above 4 MiB and for a broken connection", async () => {
  const large = fetcherOf(async () => new Response("x".repeat(4 * 1024 * 1024 + 1)));
  expect(await large(call)).toBeUndefined();
  const broken = fetcherOf(async () => {
    throw new Error(`connect failed with ${KEY}`);
  });
  expect(await broken(call)).toBeUndefined();
});

it("asks with the tag of the last answer, and reads it again when it was not modified", async () => {
  const tags: (string | undefined)[] = [];
  const fetcher = fetcherOf(async (_url, { headers }) => {
    tags.push(headers["if-none-match"]);
    return tags.length === 1
      ? new Response("[1]", { headers: { etag: '"a"' } })
      : new Response(null, { status: 304 });
  });
  await fetcher(call);
  expect(await fetcher(call)).toMatchObject({ status: 200, body: "[1]" });
  expect(tags).toEqual([undefined, '"a"']);
});

it.each([
  ["https://api.example.org/v4", true],
  ["http://localhost:9000", true],
  ["http://127.0.0.1:9000", true],
  ["http://[::1]:9000", true],
  ["http://api.example.org", false],
  ["http://127.0.0.1.example.org", false],
  ["https://user:word@api.example.org", false],
  ["ftp://localhost", false],
  ["", false],
])("asks %s: %s", (base, allowed) => {
  expect(isAllowedBase(base)).toBe(allowed);
});

it("records answers without the key, and answers from the recording at its pace", async () => {
  const dir = folder();
  let at = 1_000;
  const recorder = recordTo(
    dir,
    async () => ({
      status: 200,
      headers: new Headers({ "x-authenticated-client": "me", age: "3" }),
      body: `{"at":${at},"echo":"${KEY}"}`,
      receivedAt: at,
    }),
    KEY,
  );
  await recorder(call);
  at = 61_000;
  await recorder(call);
  const files = readdirSync(dir);
  expect(files).toHaveLength(2);
  const texts = files.map((file) => readFileSync(join(dir, file), "utf8"));
  expect(texts.join("")).not.toContain(KEY);
  expect(texts.join("")).not.toContain("x-authenticated-client");

  let real = 0;
  const replay = replayFrom(dir, 60, () => real);
  expect(replay?.now()).toBe(1_000);
  expect((await replay?.fetcher(call))?.body).toContain('"at":1000');
  real = 999;
  expect((await replay?.fetcher(call))?.body).toContain('"at":1000');
  real = 1_000;
  expect((await replay?.fetcher(call))?.body).toContain('"at":61000');
  expect(await replay?.fetcher({ path: "/other", reads: "matches" })).toBeUndefined();
});

it("reads a folder of files with their age, and nothing outside of it", async () => {
  const dir = folder();
  writeFileSync(join(dir, "de.1.json"), "{}");
  utimesSync(join(dir, "de.1.json"), 1_000, 1_000);
  const fetcher = createFolderFetcher(dir, () => 5_000_000);
  expect((await fetcher({ path: "/", reads: "folder" }))?.body).toBe('["de.1.json"]');
  const file = await fetcher({ path: "/de.1.json", reads: "file" });
  expect(file?.headers.get("last-modified")).toBe(new Date(1_000_000).toUTCString());
  const outside = await fetcher({ path: "/../../../etc/hostname", reads: "file" });
  expect(outside?.status === 404 || outside === undefined).toBe(true);
});
