// The calls that every peer makes: the stream's token, and today's list in the language of the page's address.

export interface Clock {
  /** Server time minus the machine's time, in ms. */
  offset: number;
}

/** The data of a call's answer; sets the clock by its date. Throws for a refusal. */
async function ask(path: string, clock: Clock): Promise<unknown> {
  const response = await fetch(path);
  const date = Date.parse(response.headers.get("date") ?? "");
  if (!Number.isNaN(date)) clock.offset = date - Date.now();
  const { code, data } = (await response.json()) as { readonly code: number; readonly data: unknown };
  if (code !== 0) throw new Error(`${path} answered ${code}`);
  return data;
}

/** docs/wire.md#days-and-zones: "e8", "w5", "e5:30". */
function zoneId(minutesEast: number): string {
  const size = Math.abs(minutesEast);
  const minutes = size % 60;
  return `${minutesEast < 0 ? "w" : "e"}${Math.floor(size / 60)}${minutes === 0 ? "" : `:${minutes}`}`;
}

/** The list of the viewer's day, as `readList` takes it. `?names=fr_FR` in the page's address asks for French names. */
export function fetchToday(clock: Clock): Promise<unknown> {
  const minutesEast = -new Date().getTimezoneOffset();
  const date = new Date(Date.now() + clock.offset + minutesEast * 60_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({
    date,
    lang: new URLSearchParams(location.search).get("names") ?? "en_GB",
    timezone: zoneId(minutesEast),
    r: String(Date.now()),
  });
  return ask(`/api/football/fixture?${query}`, clock);
}

/** The address of the stream with a new token. */
export async function streamAddress(clock: Clock): Promise<string> {
  const token = await ask("/api/common/websocketToken", clock).catch(() => undefined);
  const query = new URLSearchParams({ channels: "football_live_change", token: String(token) });
  return `${location.origin.replace("http", "ws")}/stream?${query}`;
}
