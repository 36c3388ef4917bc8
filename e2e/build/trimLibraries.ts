// A Vite plugin that leaves out of libraries what the client never runs and tree-shaking cannot see.
import type { Plugin } from "vite";
import type { Cut, Trim } from "./trim.ts";
import { REACT_DOM } from "./trimReactDom.ts";

/**
 * Comlink: a tab calls the core's commands, and nothing else. No call hands over a function or an object that stays on its
 * side (`Comlink.proxy`), makes an object of a class, reads or writes a property, asks for a second port or gives the port
 * back: a core that is replaced ends by itself. Without these the core needs no half of Comlink that calls, and a tab none
 * that answers.
 */
const COMLINK: Trim = {
  file: /node_modules[\\/]comlink[\\/]dist[\\/]esm[\\/]comlink\.mjs$/,
  cuts: [
    { from: '["proxy", proxyTransferHandler],', to: '["throw",' },
    { from: "if (!isAllowedOrigin(", to: "const { id, type, path } =" },
    { from: 'case "GET" /* MessageType.GET */:', to: 'case "APPLY" /* MessageType.APPLY */:' },
    { from: 'case "CONSTRUCT" /* MessageType.CONSTRUCT */:', to: "default:\n" },
    {
      from: 'if (type === "RELEASE" /* MessageType.RELEASE */) {',
      to: "})\n            .catch((error) => {",
    },
    { from: "if (prop === releaseProxy) {", to: 'if (prop === "then") {' },
    { from: "const r = requestResponseMessage(", to: "return r.then.bind(r);" },
    { from: "set(_target, prop, rawValue) {", to: "apply(_target, _thisArg," },
    {
      from: "const last = path[path.length - 1];",
      to: 'const [argumentList, transferables] = processArguments(rawArgumentList);\n            return requestResponseMessage(ep, pendingListeners, {\n                type: "APPLY"',
    },
    { from: "construct(_target, rawArgumentList) {", to: "});\n    registerProxy(proxy, ep);" },
  ],
  replaced: [
    [/, allowedOrigins = \["\*"\]/, ""],
    [/return r\.then\.bind\(r\);/, "return undefined;"],
    [/\bthrowIfProxyReleased\(isProxyReleased\);/g, ""],
    [/\bregisterProxy\(proxy, ep\);/, ""],
    // A command is one name of the port.
    [/const parent = path\.slice\(0, -1\)\.reduce\([^;]+;/, ""],
    [/path\.reduce\(\(obj, prop\) => obj\[prop\], obj\)/, "obj[path[0]]"],
    [/rawValue\.apply\(parent, /, "rawValue.apply(obj, "],
    [/Object\.assign\(\{ path: \[\] \}, ev\.data\)/, "ev.data"],
    [/Object\.assign\(Object\.assign\(\{\}, (\w+)\), \{ id \}\)/g, "{ ...$1, id }"],
    // Arguments are plain values, and answers are plain or thrown. Named directly, each side drops the other's half.
    [/\.map\(fromWireValue\)/, ".map(({ value }) => value)"],
    [
      /argumentList\.map\(toWireValue\)/,
      'argumentList.map((value) => [{ type: "RAW", value }, transferCache.get(value) || []])',
    ],
    [
      /for \(const \[name, handler\] of transferHandlers\) \{\s+if \(handler\.canHandle/,
      "{\n        if (throwTransferHandler.canHandle",
    ],
    [/ = handler\.serialize\(/, " = throwTransferHandler.serialize("],
    [/\bname,\s+value: serializedValue/, 'name: "throw",\n value: serializedValue'],
    [/transferHandlers\.get\(value\.name\)\.deserialize/, "throwTransferHandler.deserialize"],
    // Every browser with ES2022 has the registry. Marked as pure, it is left out.
    [/"FinalizationRegistry" in globalThis &&\s+new/, "/* @__PURE__ */ new"],
  ],
};

/**
 * pako: frames are zlib or raw deflate (`ZLIB_WINDOW` and `RAW_WINDOW` of decodeFrame.ts), each inflated by one call into
 * one buffer, with more bytes after it than two symbols have. zlib's state machine then never enters the states of a gzip
 * header, reads no symbol bit by bit, never reads back from its window and never goes on with a frame. Nothing reads its
 * messages and sums. A preset dictionary is refused: no one has agreed on one.
 */
const PAKO: Trim = {
  file: /node_modules[\\/]pako[\\/]dist[\\/]pako\.mjs$/,
  cuts: [
    { from: "\t\t\tif (state.wrap & 2 && hold === 35615) {", to: "\t\t\tif (!(state.wrap & 1) ||" },
    { from: "\t\tcase FLAGS:\n", to: "\t\tcase TYPE: if (flush" },
    { from: "\t\t\tif (state.wrap && state.flags) {", to: "\t\t\tstate.mode = DONE;" },
    // A copy from before the buffer's first byte is damage.
    { from: "\t\t\t\t\t\t\top = dist - op;\n", to: "\t\t\t\t\t\t\t\t\tstate.mode = BAD$1;\n" },
    {
      from: "\t\t\t\t\t\t\t\t}\n\t\t\t\t\t\t\t}\n\t\t\t\t\t\t\tfrom = 0;\n",
      to: "\t\t\t\t\t\t} else {\n\t\t\t\t\t\t\tfrom = _out - dist;\n",
    },
    // Left for the caller: the bytes or the buffer have ended.
    { from: "\t\t\tstate.back = 0;\n", to: "break inf_leave;\n\t\t\toutput[put++] = state.length;" },
    { from: "output[put++] = state.length;", to: "\t\tcase CHECK:\n" },
    { from: "\t\tcase MEM: return -4;\n", to: "\t\tdefault: return -2;\n" },
    { from: "\tif (state.wsize || _out !== strm.avail_out", to: "\treturn ret;\n};\nvar inflateEnd" },
  ],
  replaced: [
    [/\bstrm\.msg = "[^"]*";/g, ""],
    [/(?<![.\w])(?:wsize|whave|wnext|s_window) = state\.\w+;/g, ""],
    [/\bif \(inflateStateCheck\(strm\)[^\n]*\) return -2;/g, ""],
    [/\bstrm\.total_in = strm\.total_out = state\.total = 0;/g, ""],
    [/\bif \(state\.window !== null && state\.wbits !== windowBits\) state\.window = null;/, ""],
    [/\bstate\.(?:wsize|whave|wnext|head|sane|havedict) = (?:0|1|null);/g, ""],
    [/\bif \(windowBits < 48\) windowBits &= 15;/, ""],
    [/\bif \(windowBits && \(windowBits < 8 \|\| windowBits > 15\)\) return -2;/, ""],
    [/\bif \(state\.wbits === 0\) state\.wbits = len;/, ""],
    [/\bstrm\.adler = state\.check = /g, "state.check = "],
    [/\bif \(state\.wrap\) strm\.adler = state\.wrap & 1;/, ""],
    [/\bthis\.(?:total_in|total_out|msg|data_type|adler) = (?:0|2|"");/g, ""],
    [/\bif \(ret !== 0\) strm\.state = null;/g, ""],
    [/\bstate\.(?:strm = strm|window = null);/g, ""],
    // The tables of a frame are written before they are read: one serves all frames.
    [/\bstate\.(lendyn|distdyn) = new /g, "state.$1 ??= new "],
    [/\b(?:strm\.total_in|strm\.total_out|state\.total) \+= _(?:in|out);/g, ""],
    [/(?:\bif \(state\.mode === TYPE\) )?\bstate\.(?:back|was) \+?= [^;]+;/g, ""],
    [
      /\bthis\.(?:strm|mode|last|wrap|havedict|flags|dmax|check|total|head|wbits|wsize|whave|wnext|window|hold|bits|length|offset|extra|lencode|distcode|lenbits|distbits|ncode|nlen|ndist|have|next|lendyn|distdyn|sane|back|was) = (?:0|null|false);/g,
      "",
    ],
    [/\bstate\.flags \? crc32\([^)]*\) : adler32\(/g, "adler32("],
    [/\bstate\.flags \? hold : zswap32\(hold\)/g, "zswap32(hold)"],
  ],
};

/**
 * Lingui's core: no text of the catalogues has a date, a time or an escaped character in it (trimLibraries.test.ts).
 * Dates and numbers are formatted by `src/i18n/formats.ts`. Messages for developers are short.
 */
const LINGUI_CORE: Trim = {
  file: /node_modules[\\/]@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/,
  cuts: [
    { from: "function date(locales, value, format) {", to: "function number(locales, value, format) {" },
    { from: "    date: (value, format) => date(", to: "  };\n};\nconst selectFormatter" },
    { from: "const ESCAPE_SEQUENCE_REGEX =", to: "const OCTOTHORPE_PH =" },
    {
      from: "    if (isString(result) && ESCAPE_SEQUENCE_REGEX",
      to: "    if (isString(result)) return result;",
    },
    // The page activates a language with its messages, and none at the start.
    { from: '    if (typeof params.locale === "string"', to: "  }\n  get locale() {" },
    { from: "  activate(locale, locales) {", to: "  _(id, values, options) {" },
    {
      from: "    if (isString(translation) && ESCAPE_SEQUENCE_REGEX",
      to: "    if (isString(translation)) return translation;",
    },
    { from: "  /**\n   * @deprecated Use `Intl.DateTimeFormat`", to: "}\nfunction setupI18n(" },
  ],
  replaced: [
    [/ date: date,\n/, "\n"],
    [/,\n\s*time: time\n/, "\n"],
    [/"Lingui: Attempted to call [^"]*"/, '"no locale"'],
    [/`Uncompiled message detected![^`]*`/, '"Uncompiled message: " + id'],
  ],
};

/** Lingui's components: `Trans` gets no `render` and no `component`, and React has had its own hook for stores since 18. */
const LINGUI_REACT: Trim = {
  file: /node_modules[\\/]@lingui[\\/]react[\\/]dist[\\/]index\.mjs$/,
  cuts: [],
  replaced: [[/from 'use-sync-external-store\/shim'/, "from 'react'"]],
};
const LINGUI_TRANS: Trim = {
  file: /node_modules[\\/]@lingui[\\/]react[\\/]dist[\\/]shared[\\/]react\.\w+\.mjs$/,
  cuts: [
    { from: "const voidElementTags = {", to: "function formatElements(" },
    {
      from: "      if (!element) {\n        console.error(",
      to: "      element = /* @__PURE__ */ jsx(Fragment, {});",
    },
    { from: "  if (render && component) {", to: '  if (typeof render === "function") {' },
  ],
  // A translation has the tags of its source, so that none gives a void element children.
  replaced: [[/ \|\| voidElementTags\[element\.type\] && children/, ""]],
};

/** The router's error boundary: its default is drawn where the page for errors itself fails. The error's text is left out. */
const CATCH_BOUNDARY: Trim = {
  file: /node_modules[\\/]@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]CatchBoundary\.js$/,
  cuts: [{ from: "\tconst [show, setShow] =", to: "}\n//#endregion" }],
  replaced: [
    [
      /ErrorComponent\(\{ error \}\) \{\n/,
      '$&\treturn jsx("strong", { children: "Something went wrong!" });\n',
    ],
  ],
};

/** Jotai's hook: no atom of ours holds a promise, and React has had `use` since 19. */
const PROMISE_VALUE: Cut = { from: "    if (isPromiseLike(value)) {", to: "    return value;\n}" };
const JOTAI_RAW: Trim = {
  file: /node_modules[\\/]jotai[\\/]dist[\\/]react[\\/]useAtomValueRaw\.js$/,
  cuts: [PROMISE_VALUE],
  replaced: [],
};
const JOTAI_VALUE: Trim = {
  file: /node_modules[\\/]jotai[\\/]dist[\\/]react[\\/]useAtomValue\.js$/,
  cuts: [
    { from: "const attachPromiseStatus = ", to: "export function useAtomValue(" },
    { from: "    const { unstable_promiseStatus:", to: "    const value = useAtomValueRaw(" },
    PROMISE_VALUE,
  ],
  replaced: [],
};

const TRIMS = [
  REACT_DOM,
  COMLINK,
  PAKO,
  LINGUI_CORE,
  LINGUI_REACT,
  LINGUI_TRANS,
  CATCH_BOUNDARY,
  JOTAI_RAW,
  JOTAI_VALUE,
];

/** The source without what is never run. Throws where another version of the library has another text. */
function trimmed(source: string, { cuts, replaced }: Trim): string {
  let code = source;
  for (const { from, to } of cuts) {
    const start = code.indexOf(from);
    const end = code.indexOf(to, start + from.length);
    if (start < 0 || end < 0 || code.includes(from, start + 1))
      throw new Error(`cannot be cut once: ${from}`);
    code = code.slice(0, start) + code.slice(end);
  }
  for (const [text, by] of replaced) {
    const next = code.replace(text, by);
    if (next === code) throw new Error(`cannot be replaced: ${text}`);
    code = next;
  }
  return code;
}

/** The source of the library at `path` as the client gets it; undefined for other files. */
export function trimLibrary(path: string, source: string): string | undefined {
  const trim = TRIMS.find(({ file }) => file.test(path));
  return trim && trimmed(source, trim);
}

/** Trims the libraries on their way into the page and into the core. */
export function trimLibraries(): Plugin {
  return {
    name: "trim-libraries",
    apply: "build",
    transform: {
      filter: { id: TRIMS.map(({ file }) => file) },
      handler: (source, id) => {
        const code = trimLibrary(id, source);
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}
