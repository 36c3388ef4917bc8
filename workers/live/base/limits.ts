// Every number of docs/product.md#live-data and docs/wire.md#recovery that the core obeys, each in one place.

/** docs/product.md#socket-times: websocket connect timeout 5 s. */
export const CONNECT_TIMEOUT_MS = 5_000;
/** docs/product.md#socket-times: reconnect every 30 s. */
export const RECONNECT_EVERY_MS = 30_000;
/**
 * docs/wire.md#connect-and-reconnect: ±20 % of the reconnect wait, so that clients do not come back together.
 */
export const RECONNECT_JITTER = 0.2;
/** docs/wire.md#connect-and-reconnect: the server closes a socket with this code when it restarts. */
export const CLOSE_RESTART = 1012;
/** docs/wire.md#connect-and-reconnect: then the first attempt comes 5 to 35 s later. */
export const RESTART_LEAST_MS = 5_000;
export const RESTART_SPREAD_MS = 30_000;
/** docs/product.md#socket-times: max 5 reconnect attempts. */
export const RECONNECT_ATTEMPTS_MAX = 5;
/** docs/wire.md#heartbeat: with neither heartbeat nor data for 15 s the socket counts as dead. */
export const SILENCE_MAX_MS = 15_000;
/** docs/wire.md#stream-token: an invalid token closes the socket with this code. */
export const CLOSE_TOKEN_REFUSED = 4401;

/** Code of the core that could not be loaded is asked for again after this wait. */
export const AGAIN_AFTER_MS = 5_000;

/** docs/product.md#refresh-times: live-change polling 2 s. */
export const LIVE_POLL_MS = 2_000;
/** docs/product.md#refresh-times: odds-change polling 8 s. */
export const ODDS_POLL_MS = 8_000;
/** docs/product.md#refresh-times: full list every 10 minutes. */
export const FULL_LIST_EVERY_MS = 10 * 60_000;
/** docs/product.md#refresh-times: full odds every 8 minutes. */
export const FULL_ODDS_EVERY_MS = 8 * 60_000;
/** docs/product.md#cache-times: odds list cache 10 seconds per provider key. */
export const ODDS_CACHE_MS = 10_000;
/**
 * docs/wire.md#change-window: liveChange and oddsChange hold what changed in the last 60 s; a longer gap
 * needs the full list.
 */
export const CHANGE_WINDOW_MS = 60_000;
/**
 * docs/wire.md#broken-records: a poll brings what could not be read within this time. Each second has less than a tenth of
 * the clients, as all of them may have got the same unreadable record.
 */
export const REPAIR_WITHIN_MS = 12_000;
/**
 * docs/wire.md#after-a-shared-outage: within this time all clients ask for what they missed, so that each second has
 * less than a tenth of them.
 */
export const CATCH_UP_WITHIN_MS = 15_000;
/** docs/wire.md#after-a-shared-outage: all prices are asked for again at a random moment within this time. */
export const FULL_ODDS_WITHIN_MS = 20_000;
/**
 * docs/wire.md#after-a-shared-outage: the longest waits after the first, second and each later failure in a row of a full
 * list. The shortest are half of that, and at least 5 s.
 */
export const LIST_RETRY_MS = [5_000, 10_000, 20_000] as const;
/** docs/wire.md#unknown-ids: an unknown id asks for the full list at most every 10 s. */
export const UNKNOWN_ID_EVERY_MS = 10_000;
/** How long unknown ids gather before they ask. */
export const UNKNOWN_ID_DEBOUNCE_MS = 500;

/** docs/product.md#cache-times: general cache default 60 seconds checked every 15 seconds. */
export const CACHE_MS = 60_000;
export const CACHE_CHECK_MS = 15_000;

/** docs/product.md#match-minute: game-time recompute 30 s. */
export const MINUTE_EVERY_MS = 30_000;
/** docs/product.md#highlights: highlight lifetime 5 s. */
export const HIGHLIGHT_MS = 5_000;

/** docs/product.md#message-rate: at most one message per 100 ms to a tab. */
export const FLUSH_EVERY_MS = 100;
/** The first message to a tab waits so long at most until the kept lists are read (docs/product.md#kept-lists). */
export const KEPT_WITHIN_MS = 200;
/** Messages are made for so long in one task; then the core answers what came in meanwhile, such as pings of tabs. */
export const FLUSH_SLICE_MS = 20;
/** The log goes with the next message; alone it causes a message so long after another one at the earliest. */
export const LOG_ALONE_EVERY_MS = 1_000;
/** Changed rows just beyond the screen are sent this often, and whenever the screen has moved. */
export const NEAR_ROWS_EVERY_MS = 10_000;
/** The log of what happens beside the rows: at most once a second, at once after a quiet second. */
export const LOG_EVERY_MS = 1_000;
/** The log waits for this time per new line that was sent, so that they can be read: 1.5 s after ten, 4.5 s after thirty. */
export const LOG_LINE_STAYS_MS = 150;
/** In low-power mode changes that the page did not ask for are gathered for this time. */
export const LOW_POWER_FLUSH_EVERY_MS = 1_000;
/** The core's one slow clock: day change, refreshes, data age, sleep detection. */
export const BEAT_MS = 1_000;
/** A tick this late means that the machine slept. */
export const SLEEP_GAP_MS = 10_000;
/** docs/wire.md#fresh-attempts: a tab that was hidden this long starts fresh attempts. */
export const LONG_HIDDEN_MS = 60_000;

/** docs/wire.md#frame-limits: 256 KiB compressed, 1 MiB inflated. */
export const FRAME_MAX_BYTES = 256 * 1024;
export const INFLATED_MAX_BYTES = 1024 * 1024;

/** An absence: this long without a visible tab or without complete news. Its events make one digest, not popups. */
export const AWAY_MS = 60_000;
/** After an absence the digest waits this long for the events that were missed. */
export const CATCH_UP_MS = 10_000;
/** A list raises its events at once; polls of the same moment take a little longer. */
export const SETTLE_MS = 1_000;
/** A popup that was on the screen for less than this was not seen. */
export const SEEN_AFTER_MS = 1_000;
/** A poll's answer may take as long as a call may (15 s) and arrive with the next poll but one. */
export const ANSWER_MAX_MS = 18_000;

/** Data older than this is marked stale: no news and no heartbeat for as long as two dead-socket waits. */
export const STALE_AFTER_MS = 30_000;
/** How many events the log keeps. */
export const LOG_MAX = 30;
