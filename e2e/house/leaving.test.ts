// Code that leaves the page, runs text as code, writes markup or touches what a browser may forbid is in listed files only.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);

const sources: ReadonlyMap<string, string> = new Map<string, string>(
  ["src", "workers"].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\/|testSetup/.test(name))
      .map(
        (name) => [`${folder}/${name}`, readFileSync(new URL(`${folder}/${name}`, ROOT), "utf8")] as const,
      ),
  ),
);

/** Patterns, the files that may match, and sample lines that must match. */
const RULES: readonly {
  readonly name: string;
  readonly pattern: RegExp;
  readonly allowed: readonly string[];
  readonly samples: readonly string[];
}[] = [
  {
    name: "leaving the page by code (docs/product.md#leaving-the-site)",
    pattern:
      /\blocation\s*\.\s*(?:assign|replace)\s*\(|\blocation(?:\.href)?\s*=[^=>]|\bwindow\s*\.\s*open\s*\(|\bpage\.assign\(|\bdocument\.location\b/,
    // The window on top opens no address.
    allowed: ["src/state/navigation/leaveSite.ts", "src/state/navigation/topWindow.ts"],
    samples: ['location.assign("/x")', "location.href = url", "window.open(url)", "location = url"],
  },
  {
    name: "markup out of text",
    pattern:
      /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|DOMParser|srcdoc/i,
    // It answers Quill that its element is empty, and parses nothing.
    allowed: ["src/components/editor/engine/createEditor.ts"],
    samples: ["element.innerHTML = text", "<p dangerouslySetInnerHTML={x} />"],
  },
  {
    name: "code out of text",
    pattern: /\beval\s*\(|new Function\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]|\bimportScripts\s*\(/,
    allowed: [],
    samples: ['eval("1")', "new Function(text)", 'setTimeout("x")'],
  },
  {
    name: "a policy for Trusted Types",
    pattern: /createPolicy\s*[(?]/,
    allowed: ["src/state/live/link/loadWorker.ts"],
    samples: ['trustedTypes.createPolicy("x", {})'],
  },
  {
    name: "the console, whose one place is state/errors",
    pattern: /\bconsole\s*\.\s*(?:log|info|debug|warn|error|trace)\b/,
    // The text of the warning about missing messages: docs/product.md#missing-messages.
    allowed: [
      "src/state/errors/reportError.ts",
      "src/state/errors/errorLog.ts",
      "src/i18n/activateLocale.ts",
    ],
    samples: ["console.log(token)", "console.error(error)"],
  },
  {
    name: "the bearer token, which only the core's calls use",
    pattern: /\bBearer\b|\bAuthorization\b/,
    allowed: ["src/api/transport/http.ts"],
    samples: ["`Bearer ${token}`"],
  },
  {
    name: "a store, channel, lock, worker or clipboard of the browser, which may throw, be null or not answer",
    pattern:
      /(?<![\w-])(?:localStorage|sessionStorage|indexedDB)(?=[.),;[]|$)|\bnew (?:BroadcastChannel|SharedWorker|Worker)\b|idb-keyval|\bnavigator\??\.(?:locks|clipboard|serviceWorker|storage)\b|\{[^}]*\b(?:locks|clipboard|serviceWorker|storage)\b[^}]*\} = (?:\w+\.)?navigator\b|\b(?:self|window|globalThis)\.caches\b/,
    allowed: [
      "src/state/browser/clipboard.ts",
      "src/state/browser/webParts.ts",
      "src/state/browser/webStorage.ts",
      "src/state/live/link/loadWorker.ts",
      "workers/live/base/storage.ts",
      "workers/live/startCore.ts",
      "workers/offline/off.worker.ts",
      "workers/offline/offline.worker.ts",
    ],
    samples: [
      'localStorage.getItem("a")',
      "storage: () => sessionStorage,",
      "new BroadcastChannel(name)",
      "const open = indexedDB.open(name)",
      "new SharedWorker(url)",
      "new Worker(url)",
      "await navigator.clipboard.writeText(text)",
      "const { serviceWorker } = navigator;",
      "const { locks } = self.navigator;",
      "self.navigator.locks.query()",
    ],
  },
  {
    name: "requests that outlive the page",
    pattern: /sendBeacon|\bping=/,
    allowed: ["src/app/background/pageViews.ts"],
    samples: ["navigator.sendBeacon(url, token)"],
  },
];

/** True for a line that is not a comment. */
const isCode = (line: string): boolean => !/^\s*(?:\/\/|\/?\*)/.test(line);

describe.each(RULES)("$name", ({ pattern, allowed, samples }) => {
  it("is in the listed files only", () => {
    const found = [...sources].flatMap(([file, text]) => {
      const lines = text
        .split("\n")
        .flatMap((line, at) => (isCode(line) && pattern.test(line) ? [at + 1] : []));
      return allowed.includes(file) ? [] : lines.map((line) => `${file}:${line}`);
    });
    expect(found).toEqual([]);
  });

  it("is found in the samples and the listed files", () => {
    for (const sample of samples) expect([sample, pattern.test(sample)]).toEqual([sample, true]);
    for (const file of allowed) expect([file, pattern.test(sources.get(file) ?? "")]).toEqual([file, true]);
  });
});
