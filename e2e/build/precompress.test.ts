// A build carries brotli copies of its code, styles and documents, which decompress to the files themselves.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { precompress } from "./precompress.ts";

const folder = mkdtempSync(join(tmpdir(), "touchline-"));
const assets = join(folder, "assets");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("files of text that become smaller get a copy, once, but for source maps", async () => {
  mkdirSync(assets);
  const code = "export const goals = 1;\n".repeat(60);
  writeFileSync(join(assets, "a-1.js"), code);
  writeFileSync(join(assets, "a-1.js.map"), JSON.stringify({ sourcesContent: [code] }));
  writeFileSync(join(assets, "small-1.css"), ".a{}");
  writeFileSync(join(assets, "picture-1.png"), Buffer.alloc(2_000));
  writeFileSync(join(assets, "kept-1.js"), code);
  writeFileSync(join(assets, "kept-1.js.br"), "of an earlier call");
  writeFileSync(join(folder, "index.html"), code);
  await precompress(folder);
  expect(readdirSync(assets).sort()).toEqual([
    "a-1.js",
    "a-1.js.br",
    "a-1.js.map",
    "kept-1.js",
    "kept-1.js.br",
    "picture-1.png",
    "small-1.css",
  ]);
  // Some servers send a document in brotli only where a copy is beside it.
  expect(brotliDecompressSync(readFileSync(join(folder, "index.html.br"))).toString()).toBe(code);
  expect(brotliDecompressSync(readFileSync(join(assets, "a-1.js.br"))).toString()).toBe(code);
  expect(readFileSync(join(assets, "kept-1.js.br"), "utf8")).toBe("of an earlier call");
});
