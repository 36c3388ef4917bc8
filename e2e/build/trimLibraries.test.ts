// What the build leaves out of libraries is never run: what remains answers as the whole library does.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import * as fc from "fast-check";
import * as linguiCore from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import * as linguiReact from "@lingui/react";
import * as comlink from "comlink";
import { atom, createStore } from "jotai";
import * as pako from "pako";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, it } from "vitest";
import { trimLibrary } from "./trimLibraries.ts";

const { resolve } = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "touchline-trim-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The library at `path` as the client gets it, loaded as a module of its own. */
async function trimmedModule<Library>(path: string): Promise<Library> {
  const code = trimLibrary(path, readFileSync(path, "utf8"));
  if (code === undefined) throw new Error(`${path} is not trimmed`);
  const file = join(folder, `${code.length}.mjs`);
  const { resolve: resolveFrom } = createRequire(path);
  const bound = code
    // Its map is not beside it, and neither are the modules that it imports.
    .replace(/\n\/\/# sourceMappingURL=.*/, "")
    .replaceAll(/\bfrom (["'])([^"']+)\1/g, (_, quote: string, name: string) => {
      return `from ${quote}${pathToFileURL(resolveFrom(name)).href}${quote}`;
    });
  writeFileSync(file, bound);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Library;
}

const trimmedComlink = await trimmedModule<typeof comlink>(
  join(resolve("comlink/package.json"), "..", "dist", "esm", "comlink.mjs"),
);
const trimmedPako = await trimmedModule<typeof pako>(
  join(resolve("pako/package.json"), "..", "dist", "pako.mjs"),
);

const linguiDist = (name: string): string => join(resolve(`@lingui/${name}/package.json`), "..", "dist");
const linguiShared = join(linguiDist("react"), "shared");
const trimmedCore = await trimmedModule<typeof linguiCore>(join(linguiDist("core"), "index.mjs"));
const trimmedReact = await trimmedModule<typeof linguiReact>(join(linguiDist("react"), "index.mjs"));
/** `Trans` without the context of a provider. */
interface TransModule {
  readonly T: FunctionComponent<Record<string, unknown>>;
}
const transFile = join(linguiShared, readdirSync(linguiShared).find((file) => file.endsWith(".mjs")) ?? "");
const wholeTrans = (await import(/* @vite-ignore */ pathToFileURL(transFile).href)) as TransModule;
const trimmedTrans = await trimmedModule<TransModule>(transFile);

/** The zeros after the bytes, as decodeFrame.ts adds them. */
const PADDING = 16;

/** One state of zlib for all inputs, as decodeFrame.ts has it. */
function aState(library: typeof pako): pako.ZStream {
  const stream = new library.ZStream();
  stream.output = new Uint8Array(100_000);
  library.zlibInflateInit2(stream, 15);
  return stream;
}
const states = new Map([pako, trimmedPako].map((library) => [library, aState(library)]));

/** What zlib's state machine makes of the bytes in one call: what it has written and not read, or "refused". */
function inflated(library: typeof pako, bytes: Uint8Array, windowBits: number): unknown {
  const stream = states.get(library);
  if (!stream?.output) throw new Error("no state of zlib");
  stream.input = Uint8Array.from([...bytes, ...Array<number>(PADDING).fill(0)]);
  stream.next_in = stream.next_out = 0;
  stream.avail_in = stream.input.length;
  stream.avail_out = stream.output.length;
  library.zlibInflateReset2(stream, windowBits);
  if (library.zlibInflate(stream, library.Z_NO_FLUSH) !== library.Z_STREAM_END) return "refused";
  return { written: [...stream.output.subarray(0, stream.next_out)], left: stream.avail_in };
}

const WINDOWS = [15, -15];
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom("a", "b", "1^2"), maxLength: 2_000 }),
  // Longer than deflate's window, with copies from its far end.
  fc.string({ minLength: 20_000, maxLength: 40_000 }).map((text) => text + text.slice(0, 10_000)),
);

it("inflates zlib and raw deflate as the whole pako does", () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(deflateSync, deflateRawSync, gzipSync), (text, pack) => {
      for (const windowBits of WINDOWS) {
        const bytes = pack(text);
        expect(inflated(trimmedPako, bytes, windowBits)).toEqual(inflated(pako, bytes, windowBits));
      }
    }),
  );
  expect(inflated(trimmedPako, deflateSync("goal"), 15)).toEqual({
    written: [...Buffer.from("goal")],
    left: PADDING,
  });
});

it("refuses damaged bytes as the whole pako does", () => {
  const damages = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(texts, damages, fc.constantFrom(deflateSync, deflateRawSync), (text, damage, pack) => {
      const bytes = Uint8Array.from(pack(text));
      for (const [at, byte] of damage) bytes[at % bytes.length] = byte;
      for (const windowBits of WINDOWS) {
        expect(inflated(trimmedPako, bytes, windowBits)).toEqual(inflated(pako, bytes, windowBits));
      }
    }),
  );
  expect(inflated(trimmedPako, gzipSync("goal"), 15)).toBe("refused");
});

it("carries calls, answers, failures and ports between both halves of Comlink", async () => {
  const { port1, port2 } = new MessageChannel();
  const streamed: unknown[] = [];
  const core = {
    add: (one: number, other: number) => one + other,
    fail(): never {
      throw new TypeError("refused");
    },
    open: (stream: MessagePort) => stream.postMessage("first"),
  };
  trimmedComlink.expose(core, port1);
  const remote = trimmedComlink.wrap<typeof core>(port2);
  expect(await remote.add(1, 2)).toBe(3);
  await expect(remote.fail()).rejects.toThrow("refused");
  const stream = new MessageChannel();
  const came = new Promise((done) => {
    stream.port2.addEventListener("message", ({ data }) => done(streamed.push(data)));
    stream.port2.start();
  });
  await remote.open(trimmedComlink.transfer(stream.port1, [stream.port1]));
  await came;
  expect(streamed).toEqual(["first"]);
  for (const port of [port1, port2, stream.port2]) port.close();
});

it("holds no handler for what stays on its side, which no call hands over", () => {
  expect([...comlink.transferHandlers.keys()]).toEqual(["proxy", "throw"]);
  expect([...trimmedComlink.transferHandlers.keys()]).toEqual(["throw"]);
});

/** One message of each form that a catalogue may have, and one that it lacks. */
const FORMS = {
  plain: "Goal",
  value: "Goal by {name}",
  plural: "{count, plural, =0 {none} one {# goal} other {# goals of {name}}}",
  offset: "{count, plural, offset:1 one {you and # other} other {you and # others}}",
  ordinal: "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
  select: "{name, select, home {at home} other {away, {count}}}",
  number: "{count, number}",
};

it("has no date, no time and no escaped character in any text of the catalogues", () => {
  const folderOfTexts = new URL("../../locales/", import.meta.url);
  const files = readdirSync(folderOfTexts).filter((file) => file.endsWith(".po"));
  expect(files).toHaveLength(20);
  for (const file of files) {
    expect(readFileSync(new URL(file, folderOfTexts), "utf8")).not.toMatch(/\{\w+,\s*(date|time)\b|\\\\[ux]/);
  }
});

it("writes texts as the whole of Lingui's core does", () => {
  const messages = Object.fromEntries(Object.entries(FORMS).map(([id, text]) => [id, compileMessage(text)]));
  // The whole also reads escaped characters in values, such as a name "\x41"; they stay as they are.
  const names = fc.string().filter((name) => !name.includes("\\"));
  const values = fc.record({
    name: fc.oneof(names, fc.constantFrom("home", "constructor")),
    count: fc.nat(30),
  });
  for (const locale of ["en-GB", "ar", "ru", "sw"]) {
    const [whole, trimmed] = [linguiCore, trimmedCore].map(({ setupI18n }) => {
      const i18n = setupI18n();
      i18n.loadAndActivate({ locale, locales: locale, messages });
      return i18n;
    });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(FORMS)), values, (id, given) => {
        expect(trimmed?._(id, given)).toBe(whole?._(id, given));
      }),
    );
    expect(trimmed?._("plural", { count: 1 })).toBe(whole?._("plural", { count: 1 }));
  }
  expect(() => trimmedCore.setupI18n()._("plain")).toThrow("no locale");
});

it("places elements in texts as the whole of Lingui's components does", () => {
  const { i18n } = linguiCore;
  i18n.loadAndActivate({
    locale: "en-GB",
    messages: { link: compileMessage("Read <0>the {what}</0>, or<1/>") },
  });
  const components = [createElement("a", { href: "/" }), createElement("br")];
  const props = {
    id: "link",
    values: { what: createElement("b", null, "rules") },
    components,
    lingui: { i18n },
  };
  const [whole, drawn] = [wholeTrans, trimmedTrans].map(({ T }) =>
    renderToStaticMarkup(createElement(T, props)),
  );
  expect(drawn).toBe(whole);
  expect(drawn).toBe('Read <a href="/">the <b>rules</b></a>, or<br/>');
  const provided = ({ I18nProvider, Trans }: typeof linguiReact): ReactNode =>
    createElement(
      I18nProvider,
      { i18n },
      createElement(Trans, { id: "link", values: { what: "rules" }, components }),
    );
  expect(renderToStaticMarkup(provided(trimmedReact))).toBe(renderToStaticMarkup(provided(linguiReact)));
});

it("keeps the router's error boundary as it is, and draws the first line of its default", async () => {
  const path = join(resolve("@tanstack/react-router/package.json"), "..", "dist", "esm", "CatchBoundary.js");
  const source = readFileSync(path, "utf8");
  const [boundary = ""] = source.split("function ErrorComponent");
  expect(trimLibrary(path, source)?.startsWith(boundary)).toBe(true);
  const trimmed = await trimmedModule<{ ErrorComponent: FunctionComponent<{ error: unknown }> }>(path);
  expect(renderToStaticMarkup(createElement(trimmed.ErrorComponent, { error: new Error("x") }))).toBe(
    "<strong>Something went wrong!</strong>",
  );
});

it("reads atoms as the whole of Jotai's hooks does", async () => {
  const dist = join(resolve("jotai/package.json"), "..", "dist", "react");
  for (const name of ["useAtomValue", "useAtomValueRaw"]) {
    const path = join(dist, `${name}.js`);
    type Hooks = Readonly<Record<string, (atom: unknown, options: { store: unknown }) => unknown>>;
    const whole = ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as Hooks)[name];
    const trimmed = (await trimmedModule<Hooks>(path))[name];
    const read = (hook: Hooks[string] | undefined, value: unknown): string => {
      const store = createStore();
      const Reader: FunctionComponent = () => JSON.stringify(hook?.(atom(value), { store }));
      return renderToStaticMarkup(createElement(Reader));
    };
    for (const value of [0, 7, "", "goal", null, undefined, true, { score: 1 }, [1, [2]]])
      expect(read(trimmed, value)).toBe(read(whole, value));
  }
});

it("leaves other files alone, and stops the build where a library's text is another", () => {
  expect(trimLibrary("/src/app/main.ts", "code")).toBeUndefined();
  expect(() => trimLibrary("/node_modules/pako/dist/pako.mjs", "code")).toThrow("cannot be cut once");
});
