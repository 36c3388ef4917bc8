// Finds a new build: visible pages ask every 5 minutes and tell hidden ones; visible pages offer it.

/** How often a visible page asks, ms; docs/product.md#new-build names no number. */
export const ASK_EVERY_MS = 5 * 60_000;
/** ±20 %, so that tabs and people do not ask together. */
const JITTER = 0.2;
/** A page shown after long asks within this time. */
const SOON_MS = 5_000;
/** A hidden tab takes the new build within this time: not in the moment in which somebody only looks elsewhere. */
const TAKE_WITHIN_MS = 60_000;
const TAKE_NOT_BEFORE_MS = 5_000;

export interface BuildSurroundings {
  /** The build this page is of. */
  readonly own: string;
  /** The build the server has now; undefined when that cannot be learnt. */
  ask(): Promise<string | undefined>;
  readonly page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  /** Word between the tabs of this browser. */
  readonly otherTabs: {
    tell(buildId: string): void;
    onTold(listener: (buildId: string) => void): () => void;
  };
  /** Epoch ms; it must go on while the machine sleeps. */
  now(): number;
  /** [0, 1) */
  random(): number;
  /** Runs `then` in `ms`; returns how to call it off. */
  later(then: () => void, ms: number): () => void;
  /** Offers the build, or withdraws the offer. */
  offer(buildId: string | undefined): void;
  /** Reloads the hidden page for it, where that may be. */
  take(buildId: string): void;
}

export interface BuildWatch {
  /** Asks now, for instance because a piece of the page is gone; resolves with the server's build. */
  check(): Promise<string | undefined>;
  stop(): void;
}

/** Watches from now on. */
export function watchBuild(surroundings: BuildSurroundings): BuildWatch {
  const { own, page, otherTabs, now, random, later } = surroundings;
  let known: string | undefined;
  let offered: string | undefined;
  let askedAt = now();
  let callOffAsking = (): void => undefined;
  let callOffTaking = (): void => undefined;

  const isHidden = (): boolean => page.visibilityState === "hidden";

  function learn(build: string): void {
    known = build === own ? undefined : build;
    if (known === undefined) callOffTaking();
    if (isHidden()) planTaking();
    else offerKnown();
  }

  function offerKnown(): void {
    if (offered === known) return;
    offered = known;
    surroundings.offer(known);
  }

  async function check(): Promise<string | undefined> {
    askedAt = now();
    const build = await surroundings.ask();
    if (build === undefined) return undefined;
    const isNews = build !== own && build !== known;
    learn(build);
    if (isNews) otherTabs.tell(build);
    return build;
  }

  function planAsking(inMs = ASK_EVERY_MS * (1 + JITTER * (2 * random() - 1))): void {
    callOffAsking();
    callOffAsking = later(() => {
      planAsking();
      void check();
    }, inMs);
  }

  function planTaking(): void {
    callOffTaking();
    if (known === undefined) return;
    const spread = TAKE_NOT_BEFORE_MS + random() * (TAKE_WITHIN_MS - TAKE_NOT_BEFORE_MS);
    callOffTaking = later(() => void take(), spread);
  }

  async function take(): Promise<void> {
    // What a reload would find: a server that does not answer would leave the browser's error page here.
    const build = await check();
    if (!isHidden()) return;
    callOffTaking();
    if (build === undefined) callOffTaking = later(() => void take(), ASK_EVERY_MS);
    if (build === undefined || build === own) return;
    surroundings.take(build);
  }

  function onVisibility(): void {
    callOffAsking();
    callOffTaking();
    if (isHidden()) {
      planTaking();
      return;
    }
    offerKnown();
    planAsking(now() - askedAt >= ASK_EVERY_MS ? random() * SOON_MS : undefined);
  }

  const stopListening = otherTabs.onTold((build) => {
    if (build !== own) learn(build);
  });
  page.addEventListener("visibilitychange", onVisibility);
  if (!isHidden()) planAsking();

  return {
    check,
    stop() {
      callOffAsking();
      callOffTaking();
      stopListening();
      page.removeEventListener("visibilitychange", onVisibility);
    },
  };
}
