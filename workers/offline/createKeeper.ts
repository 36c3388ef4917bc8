// Keeps what pages wish for in the cache of the build, language after language, and drops the caches of builds that no tab
// needs.
import { cacheName, unneededCaches } from "./caches.ts";
import { createFileCaches, type FileCachesDeps } from "./fileCaches.ts";
import type { KeepWish, KeptBuild } from "./keptBuild.ts";
import { isKeepable, isOwnDocument } from "./requests.ts";

export interface KeeperDeps extends FileCachesDeps {
  readonly build: KeptBuild;
  readonly caches: FileCachesDeps["caches"] & Pick<CacheStorage, "delete">;
  /** Names of all locks held in this browser; empty where the browser does not tell. */
  heldLocks(): Promise<readonly string[]>;
  /** Whether the device asks to spend little data. */
  savesData(): boolean;
}

export interface Keeper {
  /**
   * Fetches what a start needs in each language that was used, and copies what other builds have of all other files: the
   * rest is left to the wishes of pages, which know when the browser is idle. Rejects if a file of a start cannot be had,
   * so that the build before stays in use.
   */
  install(): Promise<void>;
  /**
   * Keeps what a page asks for: first what a start needs, then, after the files of builds that no tab needs were dropped,
   * all other files, which can take minutes. What cannot be had now is fetched at the next wish. A later wish for less
   * ends the fetching of all other files.
   */
  keep(wish: KeepWish): Promise<void>;
  /** The kept answer for a file or picture of any build. */
  find(path: string): Promise<Response | undefined>;
  /** The kept document of a language, of this build or else of the newest that has one. */
  findDocument(language: string): Promise<Response | undefined>;
  /** Keeps an answer that a page has fetched, if it is a file of this build. */
  store(path: string, answer: Response): Promise<void>;
  /** Deletes the caches of builds that no tab needs. */
  dropUnneeded(): Promise<void>;
}

/** What pages have asked for, stored in the build's cache. */
interface Wishes {
  readonly languages: readonly string[];
}

/** Keys of entries that are no files; no address of the site begins like this. */
const WISHES = "/offline/wishes";
const documentKey = (language: string): string => `/offline/document/${language}`;

export function createKeeper(deps: KeeperDeps): Keeper {
  const { build, caches } = deps;
  const { fromCaches, fetched, keepFiles } = createFileCaches(deps);
  const own = cacheName(build.id);
  const isOwnFile = new Set([
    ...build.start,
    ...build.rest,
    ...Object.values(build.languages).flatMap(({ files }) => files),
  ]);
  let changing: Promise<unknown> = Promise.resolve();
  /** The latest wish is for all files. */
  let wantsRest = false;
  let fetchingRest: Promise<void> | undefined;

  /** The document comes last: with it all that the language needs is kept. */
  async function keepLanguage(language: string): Promise<void> {
    const known = build.languages[language];
    if (known === undefined) return;
    await keepFiles(known.files);
    const cache = await caches.open(own);
    if ((await cache.match(documentKey(language))) !== undefined) return;
    const answer = await fetched(known.document);
    if (!isOwnDocument(await answer.clone().text(), build, language))
      throw new Error(`${known.document} is another document`);
    await cache.put(documentKey(language), answer);
  }

  async function keepStart({ languages }: Wishes): Promise<void> {
    await keepFiles([...build.start, ...build.pictures]);
    for (const language of languages) await keepLanguage(language);
  }

  /** Outside the turns, because it takes long: a language that is wished for meanwhile does not wait. */
  function keepRest(): Promise<void> {
    fetchingRest ??= keepFiles(build.rest, () => wantsRest && !deps.savesData()).finally(
      () => (fetchingRest = undefined),
    );
    return fetchingRest;
  }

  async function readWishes(): Promise<Wishes> {
    const stored = (await (await fromCaches(WISHES))?.json()) as Wishes | undefined;
    return stored ?? { languages: [build.defaultLanguage] };
  }

  async function writeWishes(wishes: Wishes): Promise<void> {
    await (await caches.open(own)).put(WISHES, new Response(JSON.stringify(wishes)));
  }

  /** One change after the other, so that no wish is lost. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    const done = changing.then(change);
    changing = done.catch(() => undefined);
    return done;
  }

  async function dropUnneeded(): Promise<void> {
    const [names, locks] = await Promise.all([caches.keys(), deps.heldLocks()]);
    // Wishes are the last entry of an install.
    const isInstalled = await Promise.all(
      names.map((name) => caches.match(WISHES, { cacheName: name, ignoreVary: true })),
    );
    const installed = new Set(names.filter((_, index) => isInstalled[index] !== undefined));
    await Promise.all(unneededCaches(names, own, installed, locks).map((name) => caches.delete(name)));
  }

  return {
    install: () =>
      inTurn(async () => {
        const wishes = await readWishes();
        await keepStart(wishes);
        await keepFiles(build.rest, () => false);
        await writeWishes(wishes);
      }),
    async keep({ language, whole }) {
      wantsRest = whole;
      const start = inTurn(async () => {
        const { languages } = await readWishes();
        const wishes = { languages: [...new Set([...languages, language])] };
        await writeWishes(wishes);
        await keepStart(wishes);
      });
      await start.catch(() => undefined);
      // Dropped even where a file of the start could not be had: there may be no room for it.
      await dropUnneeded();
      await start;
      if (wantsRest) await keepRest();
    },
    find: fromCaches,
    findDocument: (language) => fromCaches(documentKey(language)),
    async store(path, answer) {
      if (!isOwnFile.has(path) || !isKeepable(path, answer)) return;
      await (await caches.open(own)).put(path, answer);
    },
    dropUnneeded,
  };
}
