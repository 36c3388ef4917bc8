// Code that could lead a visitor elsewhere, run a text or bypass the drawing of texts stands in the files that answer for it.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);

const sources: ReadonlyMap<string, string> = new Map<string, string>(
  ["src", "workers"].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map(
        (name) => [`${folder}/${name}`, readFileSync(new URL(`${folder}/${name}`, ROOT), "utf8")] as const,
      ),
  ),
);

/** What is looked for, where it may stand, and a line of each kind that must be found. */
const RULES: readonly {
  readonly name: string;
  readonly pattern: RegExp;
  readonly allowed: readonly string[];
  readonly samples: readonly string[];
}[] = [
  {
    name: "leaving the page by code (SPEC §4)",
    pattern:
      /\blocation\s*\.\s*(?:assign|replace)\s*\(|\blocation(?:\.href)?\s*=[^=>]|\bwindow\s*\.\s*open\s*\(|\bpage\.assign\(|\bdocument\.location\b/,
    allowed: ["src/state/navigation/leaveSite.ts"],
    samples: ['location.assign("/x")', "location.href = url", "window.open(url)", "location = url"],
  },
  {
    name: "markup out of text",
    pattern:
      /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|DOMParser|srcdoc/i,
    allowed: [],
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
    // SPEC §8 names the words of the warning about missing messages.
    allowed: [
      "src/state/errors/reportError.ts",
      "src/state/errors/errorLog.ts",
      "src/i18n/activateLocale.ts",
    ],
    samples: ["console.log(token)", "console.error(error)"],
  },
  {
    name: "the bearer token, whose one place is the core's calls",
    pattern: /\bBearer\b|\bAuthorization\b/,
    allowed: ["src/api/transport/http.ts"],
    samples: ["`Bearer ${token}`"],
  },
  {
    name: "sending behind the page's back",
    pattern: /sendBeacon|\bping=/,
    allowed: [],
    samples: ["navigator.sendBeacon(url, token)"],
  },
];

/** A line without what is said in a comment. */
const isCode = (line: string): boolean => !/^\s*(?:\/\/|\/?\*)/.test(line);

describe.each(RULES)("$name", ({ pattern, allowed, samples }) => {
  it("stands in its place alone", () => {
    const found = [...sources].flatMap(([file, text]) => {
      const lines = text
        .split("\n")
        .flatMap((line, at) => (isCode(line) && pattern.test(line) ? [at + 1] : []));
      return allowed.includes(file) ? [] : lines.map((line) => `${file}:${line}`);
    });
    expect(found).toEqual([]);
  });

  it("would be found", () => {
    for (const sample of samples) expect([sample, pattern.test(sample)]).toEqual([sample, true]);
    for (const file of allowed) expect([file, pattern.test(sources.get(file) ?? "")]).toEqual([file, true]);
  });
});
