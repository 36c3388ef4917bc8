// Which folder may import what, and which file an import names (ARCHITECTURE.md, table of floors).
import { posix } from "node:path";
import type { SourceImport } from "./sourceImports.ts";

interface Floor {
  /** Folders of ours it may import besides itself. */
  readonly folders: readonly string[];
  /** Packages it may import, by the beginning of their name; undefined is any. */
  readonly packages?: readonly string[];
}

const TEST_PACKAGES = ["vitest", "fast-check", "@testing-library/", "node:"];

/** Each floor imports only from floors below it. */
export const FLOORS: Readonly<Record<string, Floor>> = {
  domain: { folders: [], packages: [] },
  api: { folders: ["domain"], packages: ["valibot"] },
  ui: {
    folders: [],
    packages: ["react", "@lingui/", "@base-ui/", "@tanstack/react-virtual", "luxon", "uplot"],
  },
  i18n: { folders: ["domain"], packages: ["@lingui/", "i18n-iso-countries", "luxon", "react"] },
  workers: { folders: ["domain", "api"], packages: ["comlink", "pako", "idb-keyval"] },
  state: { folders: ["domain", "api", "i18n"] },
  components: { folders: ["domain", "ui", "i18n", "state"] },
  features: { folders: ["domain", "api", "ui", "i18n", "state", "components"] },
  app: { folders: ["domain", "api", "ui", "i18n", "workers", "state", "components", "features", "routes"] },
  routes: { folders: ["domain", "api", "ui", "i18n", "state", "components", "features"] },
  e2e: { folders: [] },
};

/**
 * The inner folders of workers/live with the inner folders each may import. Files of workers/live itself and of
 * wiring may import all; no other folder imports them, except the types of the contract.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  matches: ["base"],
  feed: ["base", "matches"],
  tabs: ["base", "matches", "feed"],
  alerts: ["base", "matches", "feed", "tabs"],
  members: ["base", "matches", "feed", "tabs"],
  community: ["base", "matches", "feed", "tabs", "members"],
  writing: ["base", "matches", "feed", "tabs", "members"],
  payments: ["base", "matches", "feed", "tabs", "members"],
  kept: ["base", "matches", "feed", "tabs"],
  late: ["base", "matches", "feed", "tabs"],
  parts: ["base", "matches", "feed", "tabs", "members", "community", "writing", "payments"],
};
const CORE = "workers/live/";

/** The interface between core and tabs. It holds types only, so folders that draw what the core sends may import it. */
const CONTRACT_READERS: ReadonlySet<string> = new Set(["state", "components", "features", "app"]);
const CONTRACT = "workers/live/contract.ts";
/** The table of forwarded commands: the only code of the core that a tab bundles. */
const COMMANDS = "workers/live/commands.ts";
const COMMAND_SENDERS = "src/state/live/client/";

/** Proofs, measurements and the gallery may import the product; an oracle must not. */
const PROVING = ["e2e/prove/", "e2e/bench/", "e2e/gallery/"];
/** The peers of the benchmark import nothing of the product. */
const PEERS = "e2e/bench/peers/";

/** The build writes the documents from the client's own tables of locales and pages. */
const BUILDING = "e2e/build/documents/";
const BUILT_FROM = ["src/features/documents/", "src/i18n/locales.ts", "src/i18n/localePath.ts"];

/** The floor of a file: "features" for src/features/match/x.ts; undefined for a file outside of all floors. */
function floorOf(file: string): string | undefined {
  const [first = "", second = ""] = file.split("/");
  const name = first === "src" ? second : first;
  return Object.hasOwn(FLOORS, name) && file.includes(`${name}/`) ? name : undefined;
}

/** The project file an import leads to, "src/domain/zones.ts"; undefined for a package. */
export function resolveImport(
  file: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith(".")) return posix.join(posix.dirname(file), path);
  if (!path.startsWith("#")) return undefined;
  for (const [alias, target] of Object.entries(aliases)) {
    const head = alias.replace("*", "");
    if (path.startsWith(head)) return posix.normalize(target.replace("*", path.slice(head.length)));
  }
  return path;
}

/** Only one file may load the worker, so such an import has a verdict of its own. */
export type Verdict = "allowed" | "loadsWorker" | { readonly why: string };

/** Whether `file` may have this import. */
export function judgeImport(
  file: string,
  { specifier, typeOnly }: Pick<SourceImport, "specifier" | "typeOnly">,
  aliases: Readonly<Record<string, string>>,
): Verdict {
  const floor = floorOf(file);
  if (floor === undefined) return "allowed";
  const target = resolveImport(file, specifier, aliases);
  return target === undefined
    ? judgePackage(file, floor, specifier)
    : judgeFile(file, floor, target, typeOnly);
}

function judgePackage(file: string, floor: string, specifier: string): Verdict {
  const allowed = FLOORS[floor]?.packages;
  if (allowed === undefined) return "allowed";
  const names = isTestFile(file) ? [...allowed, ...TEST_PACKAGES] : allowed;
  const known = names.some((name) => specifier === name || specifier.startsWith(name.replace(/\/?$/, "/")));
  const isNode = names.includes("node:") && specifier.startsWith("node:");
  return known || isNode ? "allowed" : { why: `${floor} may not use the package ${specifier}` };
}

function judgeFile(file: string, floor: string, target: string, typeOnly: boolean): Verdict {
  const targetFloor = floorOf(target);
  if (targetFloor === undefined) return "allowed";
  if (floor === "e2e") return judgeEndToEnd(file, target, targetFloor, typeOnly);
  if (floor === "features" && targetFloor === "features" && featureOf(file) !== featureOf(target)) {
    return { why: `a feature may not import another feature (${featureOf(target)})` };
  }
  if (floor === "workers" && targetFloor === "workers") return judgeRoom(file, target);
  if (targetFloor === floor || FLOORS[floor]?.folders.includes(targetFloor)) return "allowed";
  if (target === CONTRACT && CONTRACT_READERS.has(floor)) {
    return typeOnly ? "allowed" : { why: `use "import type" for ${CONTRACT}` };
  }
  if (target === COMMANDS && file.startsWith(COMMAND_SENDERS)) return "allowed";
  if (floor === "state" && target.endsWith(".worker.ts")) return "loadsWorker";
  return { why: `${floor} may not import ${targetFloor} (${target})` };
}

/** Imports between the inner folders of the core. Tests may import everything. */
function judgeRoom(file: string, target: string): Verdict {
  const room = roomOf(file);
  const targetRoom = roomOf(target);
  if (room === undefined || room === targetRoom || target === CONTRACT || isTestFile(file)) return "allowed";
  if (targetRoom !== undefined && ROOMS[room]?.includes(targetRoom)) return "allowed";
  return { why: `workers/live/${room} may not import ${target}` };
}

/** "feed" for workers/live/feed/x.ts; undefined outside of the inner folders. */
function roomOf(file: string): string | undefined {
  const [name = ""] = file.startsWith(CORE) ? file.slice(CORE.length).split("/") : [];
  return Object.hasOwn(ROOMS, name) ? name : undefined;
}

function judgeEndToEnd(file: string, target: string, targetFloor: string, typeOnly: boolean): Verdict {
  if (targetFloor === "e2e") return "allowed";
  if (file.startsWith(BUILDING) && BUILT_FROM.some((table) => target.startsWith(table))) return "allowed";
  const isOracle = /oracle/i.test(posix.basename(file)) || file.startsWith(PEERS);
  if (!isOracle && PROVING.some((folder) => file.startsWith(folder))) return "allowed";
  if (!isOracle && targetFloor === "api" && typeOnly) return "allowed";
  return { why: `e2e may not import ${target}${targetFloor === "api" ? " (types only)" : ""}` };
}

function featureOf(file: string): string {
  return file.split("/")[2] ?? "";
}

function isTestFile(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes("/testing/");
}
