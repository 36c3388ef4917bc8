// Finds a new build: visible pages ask every 5 minutes, inform hidden ones, and offer it to the user.

/** How often a visible page asks, ms; docs/product.md#new-build names no number. */
export const ASK_EVERY_MS = 5 * 60_000;
/** ±20 %, so that tabs and browsers do not ask at the same moment. */
const JITTER = 0.2;
/** A page shown after a long time hidden asks within this time, ms. */
const SOON_MS = 5_000;
/** A hidden tab reloads within this time (ms), not at once: the user may only switch tabs for a moment. */
const TAKE_WITHIN_MS = 60_000;
const TAKE_NOT_BEFORE_MS = 5_000;

export interface BuildDeps {
  /** The build of this page. */
  readonly own: string;
  /** The build the server has now; undefined when the request fails. */
  ask(): Promise<string | undefined>;
  readonly page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  /** Messages between the tabs of this browser. */
  readonly otherTabs: {
    tell(buildId: string): void;
    onTold(listener: (buildId: string) => void): () => void;
  };
  /** Epoch ms; must include time in which the machine sleeps. */
  now(): number;
  /** [0, 1) */
  random(): number;
  /** Runs `then` in `ms`; returns how to cancel it. */
  later(then: () => void, ms: number): () => void;
  /** Offers the build, or withdraws the offer. */
  offer(buildId: string | undefined): void;
  /** Reloads the hidden page for this build, where allowed. */
  take(buildId: string): void;
}

export interface BuildWatch {
  /** Asks now, for example because a chunk is missing; resolves with the server's build. */
  check(): Promise<string | undefined>;
  stop(): void;
}

/** Starts watching. */
export function watchBuild(deps: BuildDeps): BuildWatch {
  const { own, page, otherTabs, now, random, later } = deps;
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
    deps.offer(known);
  }

  async function check(): Promise<string | undefined> {
    askedAt = now();
    const build = await deps.ask();
    if (build === undefined) return undefined;
    const isNewer = build !== own && build !== known;
    learn(build);
    if (isNewer) otherTabs.tell(build);
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
    // Asked again before the reload: without an answer the reload would end on the browser's error page.
    const build = await check();
    if (!isHidden()) return;
    callOffTaking();
    if (build === undefined) callOffTaking = later(() => void take(), ASK_EVERY_MS);
    if (build === undefined || build === own) return;
    deps.take(build);
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

  // Also the own build: the server has gone back to it.
  const stopListening = otherTabs.onTold(learn);
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
