// The server's client builds: the one it was started with, and newer ones derived from it for tests.
import { createHash } from "node:crypto";
import { basename, dirname, extname } from "node:path";
import { createFile, type StaticFile } from "./builtFiles.ts";

type Files = ReadonlyMap<string, StaticFile>;

export interface Deployment {
  /** Sets the client's files at start. */
  install(files: Files): void;
  /** The files served now. */
  files(): Files;
  /**
   * Replaces the current build: another build id, other names of all assets. With `keepOld`, the assets of
   * earlier builds are still served. With `endOffline`, the script that removes the offline workers is sent in their place.
   */
  deploy(options: { readonly keepOld: boolean; readonly endOffline?: boolean | undefined }): void;
  /** Returns to the build the server was started with. */
  reset(): void;
}

const MANIFEST = "/build.json";
const ASSETS = "/assets/";
/** As README.md tells who deploys the client. */
const OFFLINE_WORKERS = ["/offline.js", "/direct.js"];
const OFFLINE_REMOVAL = "/offline-off.js";
const TEXTS = new Set([".css", ".html", ".js", ".json", ".xml", ".txt", ".webmanifest"]);
const FILE_NAME = /[\w.$-]+\.[a-z\d]+/g;

function buildIdIn(files: Files): string {
  const manifest: unknown = JSON.parse(files.get(MANIFEST)?.body.toString("utf8") ?? "null");
  const id = typeof manifest === "object" && manifest !== null && "buildId" in manifest && manifest.buildId;
  if (typeof id !== "string") throw new Error("The built client does not name its build");
  return id;
}

/** The same client with another build id and other names of all assets. */
export function nextBuild(files: Files): Files {
  const id = buildIdIn(files);
  const nextId = createHash("sha256").update(id).digest("hex").slice(0, id.length);
  const names = new Map<string, string>();
  for (const path of files.keys()) {
    if (!path.startsWith(ASSETS)) continue;
    const name = basename(path);
    const extension = extname(name);
    names.set(name, `${name.slice(0, -extension.length)}${nextId.slice(0, 4)}${extension}`);
  }
  const next = new Map<string, StaticFile>();
  for (const [path, file] of files) {
    const freshPath = path.startsWith(ASSETS) ? `${dirname(path)}/${names.get(basename(path))}` : path;
    const body = TEXTS.has(extname(path))
      ? Buffer.from(
          file.body
            .toString("utf8")
            .replaceAll(FILE_NAME, (name) => names.get(name) ?? name)
            .replaceAll(id, nextId),
        )
      : file.body;
    next.set(freshPath, createFile(body, freshPath));
  }
  return next;
}

export function createDeployment(): Deployment {
  let built: Files = new Map();
  let newest: Files = built;
  let served: Files = built;
  return {
    install(files) {
      built = newest = served = files;
    },
    files: () => served,
    deploy({ keepOld, endOffline }) {
      newest = nextBuild(newest);
      const kept = keepOld ? [...served].filter(([path]) => path.startsWith(ASSETS)) : [];
      const removal = endOffline === true ? newest.get(OFFLINE_REMOVAL) : undefined;
      const workers = removal === undefined ? [] : OFFLINE_WORKERS.map((path) => [path, removal] as const);
      served = new Map([...kept, ...newest, ...workers]);
    },
    reset() {
      newest = served = built;
    },
  };
}
