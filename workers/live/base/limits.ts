// Every number of SPEC §9 and CONTRACT §3 that the core obeys, each in one place.

/** SPEC §9: websocket connect timeout 5 s. */
export const CONNECT_TIMEOUT_MS = 5_000;
/** SPEC §9: reconnect every 30 s. */
export const RECONNECT_EVERY_MS = 30_000;
/** CONTRACT §3 "Recovery": ±20 % of the reconnect wait, so that clients do not come back together. */
export const RECONNECT_JITTER = 0.2;
/** SPEC §9: max 5 reconnect attempts. */
export const RECONNECT_ATTEMPTS_MAX = 5;
/** CONTRACT §3 "Stream": with neither heartbeat nor data for 15 s the socket counts as dead. */
export const SILENCE_MAX_MS = 15_000;
/** CONTRACT §3: an invalid token closes the socket with this code. */
export const CLOSE_TOKEN_REFUSED = 4401;

/** SPEC §9: live-change polling 2 s. */
export const LIVE_POLL_MS = 2_000;
/** SPEC §9: odds-change polling 8 s. */
export const ODDS_POLL_MS = 8_000;
/** SPEC §9: full list every 10 minutes. */
export const FULL_LIST_EVERY_MS = 10 * 60_000;
/** SPEC §9: full odds every 8 minutes. */
export const FULL_ODDS_EVERY_MS = 8 * 60_000;
/** SPEC §9: odds list cache 10 seconds per provider key. */
export const ODDS_CACHE_MS = 10_000;
/** CONTRACT §3: liveChange and oddsChange hold what changed in the last 60 s; a longer gap needs the full list. */
export const CHANGE_WINDOW_MS = 60_000;
/** CONTRACT §3: an unknown id asks for the full list at most every 10 s. */
export const UNKNOWN_ID_EVERY_MS = 10_000;
/** How long unknown ids gather before they ask. */
export const UNKNOWN_ID_DEBOUNCE_MS = 500;

/** SPEC §9: general cache default 60 seconds checked every 15 seconds. */
export const CACHE_MS = 60_000;
export const CACHE_CHECK_MS = 15_000;

/** SPEC §9: game-time recompute 30 s. */
export const MINUTE_EVERY_MS = 30_000;
/** SPEC §9: highlight lifetime 5 s. */
export const HIGHLIGHT_MS = 5_000;

/** DESIGN §6: at most one message per 100 ms to a tab. */
export const FLUSH_EVERY_MS = 100;
/** Rows just beyond the screen and the log come along with the next message, and with one of their own at most so often. */
export const UNPRESSED_EVERY_MS = 1_000;
/** The log of what happens beside the rows: once a second, at once after a quiet second. */
export const LOG_EVERY_MS = 1_000;
/** In low-power mode what merely happens is gathered for so long. */
export const LOW_POWER_FLUSH_EVERY_MS = 500;
/** The core's one slow clock: day change, refreshes, data age, sleep detection. */
export const BEAT_MS = 1_000;
/** A beat this late means that the machine slept. */
export const SLEEP_GAP_MS = 10_000;
/** CONTRACT §3 "Recovery": a tab that was hidden this long brings fresh attempts. */
export const LONG_HIDDEN_MS = 60_000;

/** CONTRACT §3 "Stream": 256 KiB compressed, 1 MiB inflated. */
export const FRAME_MAX_BYTES = 256 * 1024;
export const INFLATED_MAX_BYTES = 1024 * 1024;
/** DESIGN §6: pako with a 16 KiB chunk. */
export const INFLATE_CHUNK_BYTES = 16 * 1024;

/** An absence: a gap this long without a tab in sight, or without news, is told of by one digest, not by popups. */
export const AWAY_MS = 60_000;
/** How long after an absence what was missed may take to come before the digest is shown without it. */
export const CATCH_UP_MS = 10_000;
/** A list takes its events along at once; the polls of the same moment take a little longer. */
export const SETTLE_MS = 1_000;
/** A popup that was on the screen for less than this was not seen. */
export const SEEN_AFTER_MS = 1_000;
/** A poll's answer may take as long as a call may (15 s), and comes with the next but one beat of the poll. */
export const ANSWER_MAX_MS = 18_000;

/** Data older than this is marked stale: no news and no heartbeat for as long as two dead-socket waits. */
export const STALE_AFTER_MS = 30_000;
/** How many events the log keeps. */
export const LOG_MAX = 30;
