// The lines of a list for the virtual window: kind, key and height.
import type { RowHeights } from "#components/match/rowHeights.ts";
import type { ListHeading, ListOrdering } from "#domain/board/view.ts";
import type { WindowedLine } from "./windowRange.ts";

export type ListLine = WindowedLine &
  (
    | { readonly kind: "match"; readonly matchId: number }
    | { readonly kind: "heading"; readonly heading: ListHeading }
  );

function headingKey(heading: ListHeading): string {
  if (heading.kind === "league") return `league:${heading.leagueId}:${heading.kickoffAt ?? ""}`;
  return heading.kind === "section" ? `section:${heading.section}` : `day:${heading.date}`;
}

/** One line per item of the ordering; heights from `heights`. Keys are unique even when a heading appears twice. */
export function listLines(ordering: ListOrdering, heights: RowHeights): readonly ListLine[] {
  const noted = new Set(ordering.noted);
  const seen = new Map<string, number>();
  let day = "";
  return ordering.items.map((item) => {
    if (item > 0) {
      const size = heights.match + (noted.has(item) ? heights.note : 0);
      return { kind: "match", matchId: item, key: `match:${item}`, size };
    }
    const heading = ordering.headings[-1 - item] ?? { kind: "day" as const, date: "" };
    if (heading.kind === "day") day = heading.date;
    const base = `${day}${headingKey(heading)}`;
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    return {
      kind: "heading",
      heading,
      key: times === 0 ? base : `${base}#${times}`,
      size: heights[heading.kind],
    };
  });
}
