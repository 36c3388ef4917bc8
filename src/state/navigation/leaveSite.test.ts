// Leaving the site: only to web addresses under their true host name, never to anything a browser would run.
import { expect, it, vi } from "vitest";
import { isLeaving, leaveSite, outsideAddress } from "./leaveSite.ts";

const SITE = "https://touchline.example";

function leave(address: string, origin = SITE): readonly string[] {
  const left: string[] = [];
  const done = leaveSite(address, { origin, assign: (url: string | URL) => void left.push(String(url)) });
  expect(done).toBe(left.length === 1);
  return left;
}

it.each([
  ["https://pay.example/session?id=1#top", "https://pay.example/session?id=1#top"],
  ["/__provider/google/authorize", `${SITE}/__provider/google/authorize`],
])("leads to %s", (address, url) => expect(leave(address)).toEqual([url]));

it.each([
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://touchline.example/1",
  "file:///etc/passwd",
  "intent://x#Intent;end",
  "mailto:fan@football.example",
  "http://pay.example/",
  "https://touchline.example@evil.example/",
  "https://user:word@evil.example/",
  "https://",
])("refuses %j", (address) => expect(leave(address)).toEqual([]));

it("allows http to http, as a server on this machine needs", () => {
  expect(leave("http://localhost:9/pay", "http://localhost:8")).toEqual(["http://localhost:9/pay"]);
});

it("reads an address as the browser does", () => {
  expect(outsideAddress("/\\evil.example", SITE)?.host).toBe("evil.example");
});

it("counts as leaving until the attempt must have failed", () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
  leave("javascript:alert(1)");
  expect(isLeaving()).toBe(false);
  leave("https://pay.example/");
  expect(isLeaving()).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(isLeaving()).toBe(false);
  vi.useRealTimers();
});
