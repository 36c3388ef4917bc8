// Judges what clients received: each record at each of them once and in order. Imports nothing.

/** A record as a client received it, or a list; versions of a match rise by one with each change. */
export type Received =
  | { readonly kind: "opened" }
  | { readonly kind: "list"; readonly rows: ReadonlyMap<number, number> }
  /** Rows that have changed within the last minute. */
  | { readonly kind: "changes"; readonly rows: ReadonlyMap<number, number> }
  | { readonly kind: "record"; readonly id: number; readonly version: number };

/** What the leading sources have written, by match. */
export type Written = ReadonlyMap<number, ReadonlySet<number>>;

export interface Verdict {
  readonly failures: readonly string[];
  readonly records: number;
  readonly sockets: number;
  /** Lists that were older than what the client had of another edge. */
  readonly olderLists: number;
  /** The rows of the client at the end. */
  readonly rows: ReadonlyMap<number, number>;
}

/** `isFronted`: a proxy may have sent list and socket to two edges, so that none is missing from a record on alone. */
export function judgeClient(
  name: string,
  received: readonly Received[],
  written: Written,
  isFronted = false,
): Verdict {
  const failures: string[] = [];
  const rows = new Map<number, number>();
  /** By match, on the present socket: the last record, and from which version none may be missing. */
  let lastRecord = new Map<number, number>();
  let from = new Map<number, number>();
  const counts = { records: 0, sockets: 0, olderLists: 0 };

  function list(listed: ReadonlyMap<number, number>): void {
    let isOlder = false;
    for (const [id, version] of listed) {
      const known = rows.get(id);
      if (known !== undefined && version < known) isOlder = true;
      else rows.set(id, version);
      if (!isFronted) from.set(id, Math.max(version, from.get(id) ?? version));
    }
    if (isOlder) counts.olderLists++;
  }

  function record(id: number, version: number): void {
    counts.records++;
    const last = lastRecord.get(id);
    if (last !== undefined && version <= last)
      failures.push(
        `${name}: match ${id} ${version === last ? "twice" : "backwards"} at ${version} on one socket`,
      );
    lastRecord.set(id, version);
    const base = from.get(id);
    if (base !== undefined) {
      for (let missed = base + 1; missed < version; missed++) {
        if (written.get(id)?.has(missed))
          failures.push(`${name}: match ${id} went from ${base} to ${version}, and ${missed} never came`);
      }
    }
    // A record may come before the list that was asked for earlier.
    from.set(id, Math.max(base ?? version, version));
    rows.set(id, Math.max(version, rows.get(id) ?? version));
  }

  for (const each of received) {
    if (each.kind === "opened") {
      counts.sockets++;
      lastRecord = new Map();
      from = new Map();
    } else if (each.kind === "list") list(each.rows);
    else if (each.kind === "changes")
      for (const [id, version] of each.rows) rows.set(id, Math.max(version, rows.get(id) ?? version));
    else record(each.id, each.version);
  }
  return { failures, ...counts, rows };
}

/** Where two lists differ, in words; empty if they are equal. */
export function differences(
  name: string,
  rows: ReadonlyMap<number, number>,
  expected: ReadonlyMap<number, number>,
): readonly string[] {
  const ids = new Set([...rows.keys(), ...expected.keys()]);
  return [...ids]
    .filter((id) => rows.get(id) !== expected.get(id))
    .map((id) => `${name}: match ${id} is at ${rows.get(id)}, the source at ${expected.get(id)}`);
}

/** Epoch ms of YYYYMMDDHHmmss at UTC+8 (docs/wire.md#feed-clock). */
export function feedInstant(text: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour) - 8,
    Number(minute),
    Number(second),
  );
}
