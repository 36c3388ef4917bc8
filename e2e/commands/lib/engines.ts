// Finds Firefox and WebKit for tests, and installs those that are missing where the system has packages of them.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

/** What drives WebKit: its WebDriver, and the browser that it starts; Safari's driver starts Safari. */
export interface WebKitFiles {
  readonly driver: string;
  readonly miniBrowser: string | undefined;
}

const FIREFOXES = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];
/** Folders of libraries, in which WebKitGTK keeps its browser. */
const LIBRARIES = [
  "/usr/lib/x86_64-linux-gnu",
  "/usr/lib/aarch64-linux-gnu",
  "/usr/lib64",
  "/usr/libexec",
  "/usr/lib",
];
const APIS = ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"];

const exists = (path: string | undefined): path is string =>
  path !== undefined && path !== "" && existsSync(path);

function inPath(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(exists);
}

/** Path of an installed Firefox: the one in FIREFOX, or the system's. */
export function findFirefox(): string | undefined {
  return [process.env["FIREFOX"], ...FIREFOXES].find(exists);
}

/** An installed WebKit with its WebDriver, and the screen in memory that it needs. */
export function findWebKit(): WebKitFiles | undefined {
  if (process.platform === "darwin") {
    const driver = "/usr/bin/safaridriver";
    return exists(driver) ? { driver, miniBrowser: undefined } : undefined;
  }
  const driver = inPath("WebKitWebDriver");
  const places = LIBRARIES.flatMap((folder) => APIS.map((api) => join(folder, api, "MiniBrowser")));
  const miniBrowser = places.find(exists);
  if (driver === undefined || miniBrowser === undefined || inPath("Xvfb") === undefined) return undefined;
  return { driver, miniBrowser };
}

interface Installable {
  readonly name: "Firefox" | "WebKit";
  readonly find: () => unknown;
  /** Debian's packages. */
  readonly packages: readonly string[];
}

const ENGINES: readonly Installable[] = [
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  { name: "WebKit", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
];

/** Installs what is missing; answers the names of the engines that are not there afterwards, each said in one line. */
export async function installEngines(): Promise<readonly Installable["name"][]> {
  const missing = ENGINES.filter(({ find }) => find() === undefined);
  if (missing.length > 0 && process.platform === "linux" && process.getuid?.() === 0) {
    const packages = missing.flatMap((engine) => engine.packages);
    console.error(
      `No ${missing.map(({ name }) => name).join(" and no ")} found. Installing ${packages.join(", ")}.`,
    );
    const startedAt = performance.now();
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", ...packages]);
    console.error(`Installed in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  }
  const absent = ENGINES.filter(({ find }) => find() === undefined);
  for (const { name, packages } of absent)
    console.error(
      `${name} was not tried: it is not installed (Debian: apt-get install ${packages.join(" ")}).`,
    );
  return absent.map(({ name }) => name);
}
