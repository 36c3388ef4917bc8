// A build counts as current exactly as long as nothing that goes into it has changed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashSources, readStamp, STAMP_FILE, writeStamp } from "./buildStamp.ts";

let root: string;
const put = (path: string, content: string): void => writeFileSync(join(root, path), content);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "touchline-"));
  mkdirSync(join(root, "src", "app", "routing"), { recursive: true });
  put("src/app/main.ts", "1");
  put("index.html", "<p>");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("sources, names and build variables change the hash; tests and generated routes do not", () => {
  const first = hashSources(root, { PATH: "/bin" });
  put("src/app/main.test.tsx", "1");
  put("src/app/routing/routeTree.gen.ts", "1");
  expect(hashSources(root, { PATH: "/usr/bin" })).toBe(first);
  const changed = [
    hashSources(root, { VITE_API_ORIGIN: "https://a.example" }),
    hashSources(root, { SITE_ORIGIN: "https://a.example" }),
  ];
  put("src/app/main.ts", "2");
  changed.push(hashSources(root, {}));
  put("src/app/other.ts", "");
  changed.push(hashSources(root, {}));
  expect(new Set([first, ...changed]).size).toBe(5);
});

test("only a whole build has a stamp", () => {
  expect(readStamp(root)).toBeUndefined();
  put(STAMP_FILE, "{");
  expect(readStamp(root)).toBeUndefined();
  put(STAMP_FILE, writeStamp("abc"));
  expect(readStamp(root)).toBe("abc");
  rmSync(join(root, "index.html"));
  expect(readStamp(root)).toBeUndefined();
});
