// Reads a Dockerfile and a compose file, and finds what is wrong in them where no Docker is there to say so.
import { parse, stringify } from "yaml";

export interface Instruction {
  readonly name: string;
  readonly words: string;
}

const KNOWN = new Set(
  "ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL RUN SHELL STOPSIGNAL USER VOLUME WORKDIR".split(
    " ",
  ),
);

/** The instructions of a Dockerfile, lines that go on joined. */
export function readDockerfile(text: string): readonly Instruction[] {
  return text
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", words = ""] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return { name, words };
    });
}

/** True for the form of a command that no shell runs, so that signals reach it. */
function isExec(words: string): boolean {
  try {
    return Array.isArray(JSON.parse(words.slice(words.indexOf("["))));
  } catch {
    return false;
  }
}

/** The instructions of the last stage, and the sources of its copies from the project. */
export function lastStage(instructions: readonly Instruction[]): {
  readonly stage: readonly Instruction[];
  readonly copied: readonly string[];
} {
  const stage = instructions.slice(instructions.findLastIndex(({ name }) => name === "FROM"));
  const copied = stage
    .filter(({ name, words }) => name === "COPY" && !words.startsWith("--from"))
    .flatMap(({ words }) => words.split(/\s+/).slice(0, -1));
  return { stage, copied };
}

/** Words of the last stage's health check; none if it has none, or if a shell would read it. */
export function healthCommand(text: string): readonly string[] {
  const { stage } = lastStage(readDockerfile(text));
  const words = stage.find(({ name }) => name === "HEALTHCHECK")?.words ?? "";
  return isExec(words) ? (JSON.parse(words.slice(words.indexOf("["))) as readonly string[]) : [];
}

/** `node`: the major version of Node that the project uses. */
export function dockerfileFaults(text: string, node: string): readonly string[] {
  const instructions = readDockerfile(text);
  const faults: string[] = [];
  const { stage } = lastStage(instructions);
  const of = (name: string): readonly string[] =>
    stage.filter((each) => each.name === name).map(({ words }) => words);
  for (const { name, words } of instructions) {
    if (!KNOWN.has(name)) faults.push(`${name} ${words} is no instruction`);
    if (name === "FROM" && !words.startsWith(`node:${node}-`))
      faults.push(`FROM ${words} is not Node ${node}`);
    if (/^(?:ARG|ENV)$/.test(name) && /KEY|SECRET|TOKEN|PASSWORD/.test(words))
      faults.push(`${name} ${words} would keep a secret in the image`);
    if (name === "RUN" && /npm (?:i|install)\b/.test(words))
      faults.push("npm install ignores the lock: use npm ci");
    if (name === "ADD") faults.push("ADD unpacks and fetches: use COPY");
  }
  const user = of("USER").at(-1);
  if (user === undefined || /^(?:root|0)\b/.test(user)) faults.push("the server runs as root");
  if (!healthCommand(text).some((word) => word.includes("/healthz")))
    faults.push("the health check does not ask /healthz");
  const [command] = of("CMD");
  if (command === undefined || !isExec(command)) faults.push("a shell would get the signal to stop");
  if (of("VOLUME").length === 0) faults.push("the database is in no volume");
  if (of("EXPOSE").length === 0) faults.push("no port is named");
  return faults;
}

interface Service {
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly privileged?: boolean;
  readonly restart?: string;
  /** By name, or a list of names. */
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

const TOP_KEYS = new Set(["services", "volumes"]);
const SERVICE_KEYS = new Set(
  "build cap_drop command depends_on environment healthcheck image init ports profiles read_only restart security_opt stop_grace_period tmpfs volumes".split(
    " ",
  ),
);

/** The compose file with what a second one adds to its services. */
export function withMore(text: string, more: string): string {
  const [base, added] = [parse(text) as Compose, parse(more) as Compose];
  const services: Record<string, Service> = { ...base.services };
  for (const [name, service] of Object.entries(added.services)) {
    const known = services[name];
    services[name] = {
      ...known,
      ...service,
      environment: { ...known?.environment, ...service.environment },
    };
  }
  return stringify({ services, volumes: { ...base.volumes, ...added.volumes } });
}

/** `callsMs`: how long the server lets calls end. */
export function composeFaults(text: string, callsMs: number): readonly string[] {
  const compose = parse(text) as Compose;
  const faults = Object.keys(compose)
    .filter((key) => !TOP_KEYS.has(key))
    .map((key) => `${key} is no key of the file`);
  for (const [name, service] of Object.entries(compose.services)) {
    for (const key of Object.keys(service))
      if (!SERVICE_KEYS.has(key)) faults.push(`${name} has the key ${key}`);
    for (const port of service.ports ?? [])
      if (!/^(?:127\.0\.0\.1:)?(?:\d+|\$\{\w+:-\d+\}):\d+$/.test(port))
        faults.push(`${name} has the port ${port}`);
    for (const volume of service.volumes ?? []) {
      const [source = "", target = ""] = volume.split(":");
      if (!target.startsWith("/")) faults.push(`${name} has the volume ${volume}`);
      if (!source.startsWith("./") && !Object.hasOwn(compose.volumes ?? {}, source))
        faults.push(`${name} names the volume ${source}, which is not declared`);
    }
    const waitsFor = service.depends_on ?? [];
    for (const other of Array.isArray(waitsFor) ? (waitsFor as readonly string[]) : Object.keys(waitsFor))
      if (!Object.hasOwn(compose.services, other))
        faults.push(`${name} waits for ${other}, which is no service`);
    // That name may lead to ::1 first, where not every server listens.
    if (service.healthcheck?.test.some((word) => word.includes("//localhost")) === true)
      faults.push(`${name} is asked for its health at localhost`);
    if (service.restart === undefined) faults.push(`${name} does not come back by itself`);
  }
  const grace = /^(\d+)s$/.exec(compose.services["touchline"]?.stop_grace_period ?? "")?.[1] ?? "0";
  if (Number(grace) * 1000 <= callsMs) faults.push("touchline is killed before its calls have ended");
  return faults;
}

/** Names of the variables that a compose file takes from the environment. */
export function variablesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name))];
}
