// A build deployed while the server runs: new file names, a new id, old files kept or removed.
import { expect, it } from "vitest";
import { createFile } from "./builtFiles.ts";
import { nextBuild } from "./deployment.ts";
import { startTestBackend } from "../testing/testBackend.ts";

const text = (files: ReturnType<typeof nextBuild>, path: string | undefined): string =>
  files.get(path ?? "")?.body.toString("utf8") ?? "";

it("renames every asset, also in references, and has another id", () => {
  const parts = {
    "/build.json": '{"buildId":"0123456789ab","hash":"0123456789abcdef"}',
    "/index.html": '<script type="module" src="/assets/index-AAAAAAAA.js"></script>',
    "/assets/index-AAAAAAAA.js": 'import("./match._matchId-B_B-BBBB.js");const id="0123456789ab";"a.js"',
    "/assets/match._matchId-B_B-BBBB.js": "export default 1",
    "/assets/crest-CCCCCCCC.png": "0123456789ab",
  };
  const files = new Map(
    Object.entries(parts).map(([path, body]) => [path, createFile(Buffer.from(body), path)]),
  );
  const next = nextBuild(files);
  expect(next.size).toBe(files.size);
  const { buildId } = JSON.parse(text(next, "/build.json")) as { buildId: string };
  expect(buildId).toMatch(/^[\da-f]{12}$/);
  expect(buildId).not.toBe("0123456789ab");
  const named = (part: string): string | undefined => [...next.keys()].find((path) => path.includes(part));
  expect(named("index-")).not.toBe("/assets/index-AAAAAAAA.js");
  expect(text(next, "/index.html")).toContain(named("/index-"));
  expect(text(next, named("/index-"))).toContain(`"./${named("match._matchId")?.slice("/assets/".length)}"`);
  expect(text(next, named("/index-"))).toContain(`id="${buildId}";"a.js"`);
  // A file that is no text stays unchanged.
  expect(text(next, named("crest"))).toBe("0123456789ab");
});

it.each([
  [true, 200],
  [false, 404],
])("with keepOld %s an asset of the build before answers %i", async (keepOld, status) => {
  const backend = await startTestBackend();
  try {
    const old = `${backend.origin}/assets/live.worker-1a2b.js`;
    await backend.control.act("deploy", { keepOld });
    expect((await fetch(old)).status).toBe(status);
    const manifest = (await (await fetch(`${backend.origin}/build.json`)).json()) as { buildId: string };
    expect(manifest.buildId).not.toBe("test");
    await backend.control.act("reset");
    expect((await fetch(old)).status).toBe(200);
    expect(await (await fetch(`${backend.origin}/build.json`)).json()).toEqual({ buildId: "test" });
  } finally {
    await backend.close();
  }
});

it("sends the script that removes the offline workers in their places, until the next build", async () => {
  const backend = await startTestBackend();
  const worker = async (path = "/offline.js"): Promise<string> => (await fetch(backend.origin + path)).text();
  try {
    await backend.control.act("deploy", { keepOld: true, endOffline: true });
    expect(await worker()).toBe("its removal");
    expect(await worker("/direct.js")).toBe("its removal");
    await backend.control.act("deploy", { keepOld: true });
    expect(await worker()).toMatch(/^the worker of /);
  } finally {
    await backend.close();
  }
});
