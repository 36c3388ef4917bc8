// Reads the options of `npm start` from flags and environment; an error is one line.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { hostingFault } from "../../build/hosting/hostingFault.ts";
import { type FeedOptions, readFeedOptions } from "./feedOptions.ts";
import { readRole, type RoleOptions } from "./roleOptions.ts";

export interface StartOptions {
  readonly port: number;
  /** Name or address to listen on. */
  readonly host: string;
  /** A built client that is served as it is; undefined builds the sources where needed. */
  readonly distDir: string | undefined;
  readonly dataDir: string;
  readonly seed: string | undefined;
  readonly control: boolean;
  /** An http(s) origin of a real backend. */
  readonly apiOrigin: string | undefined;
  readonly replay: { readonly file: string; readonly speed: number; readonly leadMs: number } | undefined;
  readonly feed: FeedOptions | undefined;
  /** Undefined for a server that is alone. */
  readonly role: RoleOptions | undefined;
}

export type ReadOptions =
  | { readonly ok: true; readonly options: StartOptions }
  | { readonly ok: false; readonly message: string };

const USAGE =
  "Usage: npm start -- [--port N] [--host NAME] [--data-dir DIR] [--seed TEXT] [--control] [--replay FILE [--speed N] [--lead SECONDS]] [--feed NAME [--feed-leagues CODES] [--feed-record DIR] [--feed-replay DIR [--speed N]] [--feed-dir DIR]] [--role source|edge --bus URL]";

const DEFAULT_PORT = "8080";
const DEFAULT_HOST = "localhost";
const DEFAULT_DATA_DIR = ".data";
const DEFAULT_LEAD_SECONDS = "10";

type Env = Readonly<Record<string, string | undefined>>;

function readFlags(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: {
      port: { type: "string" },
      host: { type: "string" },
      "data-dir": { type: "string" },
      seed: { type: "string" },
      control: { type: "boolean" },
      replay: { type: "string" },
      speed: { type: "string" },
      lead: { type: "string" },
      feed: { type: "string" },
      "feed-leagues": { type: "string" },
      "feed-record": { type: "string" },
      "feed-replay": { type: "string" },
      "feed-dir": { type: "string" },
      role: { type: "string" },
      bus: { type: "string" },
    },
  }).values;
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search } = new URL(text);
  return (protocol === "http:" || protocol === "https:") && pathname === "/" && search === "";
}

const fault = (message: string): ReadOptions => ({ ok: false, message });
const given = (text: string | undefined): string | undefined => (text === "" ? undefined : text);

/**
 * Flags take precedence over the environment (PORT, LISTEN_ON, DIST_DIR, DATA_DIR, API_ORIGIN, CONTROL, ROLE, BUS,
 * MEMBERS_ORIGIN), and that over the defaults.
 */
export function readStartOptions(args: readonly string[], env: Env): ReadOptions {
  let flags: ReturnType<typeof readFlags>;
  try {
    flags = readFlags(args);
  } catch (error) {
    const said = error instanceof Error ? error.message.split(". ")[0] : String(error);
    return fault(`${said}. ${USAGE}`);
  }
  const port = flags.port ?? given(env["PORT"]) ?? DEFAULT_PORT;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return fault(
      `"${port}" is no port. Give --port (or PORT) a number from 0 to 65535; 0 takes any free one.`,
    );
  }
  const speed = Number(flags.speed ?? "1");
  if (flags.speed === "" || !(speed > 0 && speed <= 10_000)) {
    return fault(
      `"${flags.speed}" is no speed. Give --speed a number above 0, such as 60 for an hour in a minute.`,
    );
  }
  const lead = Number(flags.lead ?? DEFAULT_LEAD_SECONDS);
  if (flags.lead === "" || !(lead >= 0 && lead <= 86_400)) {
    return fault(`"${flags.lead}" is no lead. Give --lead the seconds before the first kick-off, 0 or more.`);
  }
  const replays = flags.replay !== undefined;
  if (
    !replays &&
    ((flags.speed !== undefined && flags["feed-replay"] === undefined) || flags.lead !== undefined)
  ) {
    return fault("--speed and --lead belong to a replay. Name its file with --replay FILE.");
  }
  const dataDir = flags["data-dir"] ?? given(env["DATA_DIR"]) ?? DEFAULT_DATA_DIR;
  if (dataDir === "") return fault("--data-dir is empty. Give it the folder of the database.");
  // The build says the same, but not every start builds.
  const notHosted = hostingFault(env);
  if (notHosted !== undefined) return fault(notHosted);
  const apiOrigin = given(env["API_ORIGIN"]);
  const membersOrigin = given(env["MEMBERS_ORIGIN"]);
  if (membersOrigin !== undefined && !isOrigin(membersOrigin)) {
    return fault(
      `"${membersOrigin}" is no origin. Set MEMBERS_ORIGIN to something like http://members.internal:8080.`,
    );
  }
  const role = readRole(
    {
      role: flags.role ?? given(env["ROLE"]),
      bus: flags.bus ?? given(env["BUS"]),
      membersOrigin: membersOrigin === undefined ? undefined : new URL(membersOrigin).origin,
    },
    {
      world: {
        "--seed": flags.seed,
        "--replay": flags.replay,
        "--feed": flags.feed ?? given(env["FEED"]),
        "--control": flags.control,
      },
      // Both have a clock or a backend of their own.
      alone: { "--feed-replay": flags["feed-replay"], API_ORIGIN: apiOrigin },
    },
  );
  if (!role.ok) return role;
  const feed = readFeedOptions(
    {
      feed: flags.feed,
      leagues: flags["feed-leagues"],
      record: flags["feed-record"],
      replay: flags["feed-replay"],
      dir: flags["feed-dir"],
      speed,
    },
    env,
    { "--replay": flags.replay, "--seed": flags.seed, API_ORIGIN: apiOrigin },
  );
  if (!feed.ok) return feed;
  return {
    ok: true,
    options: {
      port: Number(port),
      host: flags.host ?? given(env["LISTEN_ON"]) ?? DEFAULT_HOST,
      distDir: given(env["DIST_DIR"]),
      // What members write beside real clubs stays apart from the made-up world.
      dataDir: feed.options === undefined ? dataDir : join(dataDir, `feed-${feed.options.source}`),
      seed: flags.seed,
      control: flags.control === true || env["CONTROL"] === "1",
      apiOrigin: apiOrigin === undefined ? undefined : new URL(apiOrigin).origin,
      replay: flags.replay === undefined ? undefined : { file: flags.replay, speed, leadMs: lead * 1000 },
      feed: feed.options,
      role: role.options,
    },
  };
}
