// A line to a server: it passes requests on, fails all of them while it is cut, and can be cut by a request.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Line, openLine } from "./openLine.ts";

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  response.end(`at ${request.url}`);
});
let line: Line;

beforeEach(async () => {
  asked.length = 0;
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  line = await openLine(`http://localhost:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await line.stop();
  await new Promise((resolve) => server.close(resolve));
});

const ask = async (path: string): Promise<string> => (await fetch(line.origin + path)).text();

it("passes requests and answers on", async () => {
  expect([await ask("/a"), await ask("/b")]).toEqual(["at /a", "at /b"]);
});

it("fails every request while it is cut, and none after", async () => {
  await ask("/a");
  line.cut();
  await expect(ask("/b")).rejects.toThrow("fetch failed");
  await expect(ask("/c")).rejects.toThrow("fetch failed");
  line.restore();
  expect(await ask("/d")).toBe("at /d");
  expect(asked).toEqual(["/a", "/d"]);
});

it("is cut by the first request for a path, which the server does not see", async () => {
  line.cutAt("/assets/");
  expect(await ask("/live")).toBe("at /live");
  expect(line.isCut()).toBe(false);
  await expect(ask("/assets/home.js")).rejects.toThrow("fetch failed");
  expect([line.isCut(), asked]).toEqual([true, ["/live"]]);
});
