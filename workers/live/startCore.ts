// Wires the core to the real network, clock and store, and each connection to a session.
import { attempt } from "#domain/attempt.ts";
import { newId } from "#domain/newId.ts";
import * as Comlink from "comlink";
import { createHttp } from "#api/transport/http.ts";
import { createLiveApi } from "#api/live/live.ts";
import { createAccountKeeper } from "./members/accountKeeper.ts";
import { createServerClock, steadyTime, systemClock } from "./base/clock.ts";
import { createCounters } from "./base/counters.ts";
import { createTabPort } from "./wiring/tabPort.ts";
import type { TabHello } from "./contract.ts";
import { createLiveCore } from "./wiring/createLiveCore.ts";
import { announceCore } from "./wiring/succession.ts";
import { createIndexedStorage, withDeadline } from "./base/storage.ts";
import { followTroublesLater } from "./base/troublesLater.ts";

declare const self: SharedWorkerGlobalScope | DedicatedWorkerGlobalScope;
declare const __BUILD_ID__: string;
declare const __API_ORIGIN__: string;
declare const __STREAM_ORIGIN__: string;

/** undefined where the browser has no channels, or forbids them. */
const openChannel = (name: string): BroadcastChannel | undefined => attempt(() => new BroadcastChannel(name));

/** Of the latest tab's hello: calls that belong to no tab carry it. */
let language = "en_GB";
let deviceInfo = "";

function onHello(hello: TabHello): void {
  language = hello.context.language;
  deviceInfo = hello.deviceInfo;
}

// Uncaught errors are reported to one page, which logs them.
followTroublesLater(self, async () => {
  const { createTroubleReport, troubleChannelName } = await import("./base/troubles.ts");
  const channel = openChannel(troubleChannelName(__BUILD_ID__));
  return channel === undefined ? () => undefined : createTroubleReport(channel, newId);
});

const serverClock = createServerClock(systemClock, steadyTime.regain);
const pageOrigin = self.location.origin;

const counters = createCounters();
const storage = withDeadline(createIndexedStorage(), systemClock);
const account = createAccountKeeper({
  storage,
  counters,
  newSession: newId,
});

const http = createHttp({
  fetch: (input, init) => fetch(input, init),
  origin: __API_ORIGIN__ || pageOrigin,
  getToken: () => account.current()?.token,
  getLanguage: () => language,
  getDeviceInfo: () => deviceInfo,
  onUnauthorized(token) {
    const refused = account.current();
    // docs/product.md#sign-in-and-sign-out: the login state is cleared silently, once, and only that of the
    // token that was used.
    if (refused !== undefined && refused.token === token) core.refuse(refused.session);
  },
  onServerTime: (serverNow, atLocal) => serverClock.learn(serverNow, atLocal),
  now: () => systemClock.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const core = createLiveCore({
  api: createLiveApi(http),
  clock: systemClock,
  serverClock,
  storage,
  account,
  counters,
  async loadFeed() {
    const { createStreamFeed } = await import("./feed/streamFeed.ts");
    return (needs) => createStreamFeed(__STREAM_ORIGIN__ || pageOrigin, needs);
  },
  async loadPageParts() {
    const { createPagePartsOver } = await import("./parts/pageParts.ts");
    return (needs) => createPagePartsOver(http, needs);
  },
  async loadFavoritesSync(options) {
    const { createFavoritesSyncOver } = await import("./members/favoritesSyncOver.ts");
    return createFavoritesSyncOver(http, options);
  },
});

self.addEventListener("online", () => core.setOnline(true));
self.addEventListener("offline", () => core.setOnline(false));
core.setOnline(self.navigator.onLine);

const locks = attempt(() => self.navigator.locks);
/** A core for one tab alone has no name and no other tabs or cores to reach. */
const lobby = self.name === "" ? undefined : openChannel(self.name.slice(0, self.name.lastIndexOf("-")));
const coreLock = announceCore({
  name: self.name,
  instance: newId(),
  lobby,
  locks,
  // Its socket and its locks end with it.
  onReplaced: () => self.close(),
  onJoin(line) {
    // A tab of a browser without SharedWorker, for which another tab runs this core.
    const channel = openChannel(line);
    const stream = openChannel(`${line}/stream`);
    if (channel === undefined || stream === undefined) return;
    const onEnd = (): void => {
      channel.close();
      stream.close();
    };
    Comlink.expose(createTabPort({ core, locks, coreLock, onHello, stream, onEnd }), channel);
    channel.postMessage("ready");
  },
});

if ("SharedWorkerGlobalScope" in self) {
  (self as SharedWorkerGlobalScope).onconnect = (event) => {
    const [port] = event.ports;
    if (port) Comlink.expose(createTabPort({ core, locks, coreLock, onHello }), port);
  };
} else {
  // A browser without SharedWorker runs the same core in a dedicated worker.
  Comlink.expose(createTabPort({ core, locks, coreLock, onHello }));
}
