// public/boot.js sets low-power mode, room for a delay and the title, and clears a payment's return, before other code runs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../commands/lib/paths.ts";

const SCRIPT = readFileSync(join(ROOT, "public", "boot.js"), "utf8");

interface Device {
  readonly reducedMotion?: boolean;
  readonly saveData?: boolean;
  readonly deviceMemory?: number;
}

interface Visit {
  readonly cookie?: string;
  /** Preferred language of the browser. */
  readonly language?: string;
  readonly search?: string;
  readonly device?: Device;
  readonly hidden?: boolean;
}

/** What a document names. */
const NAMED: Readonly<Record<string, string>> = {
  core: "/assets/core.js",
  "first-code": "/assets/vendor.js /assets/home.js",
  "first-texts": "/assets/en.js",
  "late-style": "/assets/en.css",
};

/** Runs the script in a document of the default language. `stored` undefined: the browser blocks its storage. */
function run(stored: Readonly<Record<string, string | null>> | undefined, visit: Visit) {
  const { reducedMotion = false, ...device } = visit.device ?? {};
  const dataset: Record<string, string> = {};
  const hints: string[] = [];
  const document = {
    title: "Live now",
    documentElement: { dataset },
    cookie: visit.cookie ?? "",
    hidden: visit.hidden ?? false,
    querySelector: (query: string) => ({ content: NAMED[/name="(.*)"/.exec(query)?.[1] ?? ""] ?? "" }),
    createElement: () => ({ rel: "", href: "" }),
    head: {
      append: ({ rel, href }: { readonly rel: string; readonly href: string }) =>
        hints.push(`${rel} ${href}`),
    },
  };
  const localStorage = {
    getItem(key: string): string | null {
      if (stored === undefined) throw new Error("blocked");
      return stored[key] ?? null;
    },
  };
  const matchMedia = (query: string) => ({
    matches: query === "(prefers-reduced-motion: reduce)" && reducedMotion,
  });
  const { saveData, deviceMemory } = device;
  const navigator = {
    language: visit.language ?? "en-GB",
    ...(saveData === undefined ? {} : { connection: { saveData } }),
    ...(deviceMemory === undefined ? {} : { deviceMemory }),
  };
  // oxlint-disable-next-line no-implied-eval -- runs the product's own script among fakes
  const script = new Function("document", "localStorage", "matchMedia", "navigator", "location", SCRIPT);
  script(document, localStorage, matchMedia, navigator, { search: visit.search ?? "" });
  return {
    lowPower: "lowPower" in dataset,
    late: "late" in dataset,
    title: document.title,
    hints,
  };
}

/** Whether the script turns the mode on with this stored choice. */
function turnsOn(stored: string | null | undefined, device: Device): boolean {
  return run(stored === undefined ? undefined : { "touchline.lowPower.1": stored }, { device }).lowPower;
}

/** What is stored after a language was chosen. */
const chose = (language: string) => ({ "touchline.config.1": JSON.stringify({ language, zone: "e0" }) });

const CALM: readonly Device[] = [{}, { saveData: false, deviceMemory: 4 }, { deviceMemory: 8 }];
const PRESSED: readonly Device[] = [
  { reducedMotion: true },
  { saveData: true },
  { deviceMemory: 2 },
  { deviceMemory: 0.5 },
  { reducedMotion: true, saveData: true, deviceMemory: 1 },
];

it("always and never apply whatever the device reports", () => {
  for (const device of [...CALM, ...PRESSED]) {
    expect(turnsOn('"always"', device), JSON.stringify(device)).toBe(true);
    expect(turnsOn('"never"', device), JSON.stringify(device)).toBe(false);
  }
});

it.each(['"automatic"', null, undefined, "", "always", "{", '"sometimes"'])(
  "%j lets the device decide",
  (stored) => {
    for (const device of CALM) expect(turnsOn(stored, device), JSON.stringify(device)).toBe(false);
    for (const device of PRESSED) expect(turnsOn(stored, device), JSON.stringify(device)).toBe(true);
  },
);

it.each([
  ['{"delaySeconds":5,"hideScores":false}', true],
  ['{"delaySeconds":120,"hideScores":true}', true],
  ['{"delaySeconds":0,"hideScores":true}', false],
  ["", false],
  [null, false],
])("%j leaves room for a delay in the header: %s", (stored, late) => {
  expect(run({ "touchline.spoilers.1": stored }, {}).late).toBe(late);
});

it("leaves no room for a delay where the storage is blocked", () => {
  expect(run(undefined, {}).late).toBe(false);
});

describe("the English document", () => {
  const TEXTS = "modulepreload /assets/en.js";

  it.each<readonly [string, Readonly<Record<string, string>>, Visit]>([
    ["a browser in English", {}, {}],
    ["a browser in Australian English", {}, { language: "en-AU" }],
    ["English in the cookie", {}, { cookie: "udid=1; locale=en", language: "fr" }],
    ["English as the stored choice", chose("en_GB"), { cookie: "locale=fr", language: "fr" }],
  ])("keeps its title and fetches its texts for %s", (_, stored, visit) => {
    const { title, hints } = run(stored, visit);
    expect(title).toBe("Live now");
    expect(hints).toContain(TEXTS);
  });

  it.each<readonly [string, Readonly<Record<string, string>>, Visit]>([
    ["a browser in French", {}, { language: "fr-FR" }],
    ["a browser in American English", {}, { language: "en-US" }],
    ["French in the cookie", {}, { cookie: "udid=1; locale=fr" }],
    ["American English in the cookie", {}, { cookie: "locale=en-us" }],
    ["French as the stored choice", chose("fr_FR"), { cookie: "locale=en" }],
    ["American English as the stored choice", chose("en_US"), {}],
    ["a language in the query", {}, { search: "?lang=en_GB" }],
  ])("shows the brand alone for %s, because it may be left", (_, stored, visit) => {
    const { title, hints } = run(stored, visit);
    expect(title).toBe("Touchline");
    expect(hints).not.toContain(TEXTS);
    expect(hints).not.toContain("stylesheet /assets/en.css");
  });

  it("keeps its title for a browser in English that blocks its storage", () => {
    expect(run(undefined, {}).title).toBe("Live now");
  });
});

describe("the return of a payment", () => {
  /** The address that the script leaves, and what it keeps for this tab. */
  function comeBackTo(address: string, isBlocked = false) {
    const kept = new Map<string, string>();
    let left = address;
    const sessionStorage = {
      setItem(key: string, value: string): void {
        if (isBlocked) throw new Error("blocked");
        kept.set(key, value);
      },
    };
    const history = {
      state: 7,
      replaceState: (_state: unknown, _title: string, to: URL) => (left = to.href),
    };
    const document = {
      documentElement: { dataset: {} },
      querySelector: (query: string) => (/first-|late-|core/.test(query) ? null : {}),
    };
    // oxlint-disable-next-line no-implied-eval -- runs the product's own script among fakes
    const script = new Function(
      "document",
      "localStorage",
      "matchMedia",
      "navigator",
      "location",
      "sessionStorage",
      "history",
      SCRIPT,
    );
    const none = { getItem: () => null };
    const { href, search } = new URL(address);
    script(document, none, () => ({}), { language: "fr" }, { href, search }, sessionStorage, history);
    return { left, kept: kept.get("touchline.payment.1") };
  }

  it("leaves the address at once, and is kept for the tab", () => {
    const page = "https://touchline.example/de/creators";
    expect(comeBackTo(`${page}?sort=newest&stripe_callback=success&session_id=0af1#top`)).toEqual({
      left: `${page}?sort=newest#top`,
      kept: '"?sort=newest&stripe_callback=success&session_id=0af1"',
    });
    expect(comeBackTo(`${page}?stripe_callback=cancel`)).toEqual({
      left: page,
      kept: '"?stripe_callback=cancel"',
    });
  });

  it("leaves the address also where the browser blocks its storage", () => {
    const page = "https://touchline.example/creators";
    expect(comeBackTo(`${page}?stripe_callback=success&session_id=1`, true).left).toBe(page);
  });

  it("is in no other address", () => {
    const page = "https://touchline.example/creators?sort=newest";
    expect(comeBackTo(page)).toEqual({ left: page, kept: undefined });
  });
});

it.each([
  ["seen", "modulepreload", false],
  ["opened in the background", "prefetch", true],
])("a page that is %s asks for what its document names, the first screen's code by %s", (_, rel, hidden) => {
  expect(run({}, { hidden }).hints).toEqual([
    "modulepreload /assets/core.js",
    `${rel} /assets/vendor.js`,
    `${rel} /assets/home.js`,
    "modulepreload /assets/en.js",
    "stylesheet /assets/en.css",
  ]);
});
