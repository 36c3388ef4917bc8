// The subscribers of the present choice as a CSV file, the oldest first, so that new ones move no line.
import { CsvButton, type CsvRow } from "#components/studio/CsvButton.tsx";
import type { ListPart } from "#components/studio/WholeListButton.tsx";
import { csvInstant } from "#domain/creators/csv.ts";
import { writeAmount } from "#domain/creators/money.ts";
import type { SubscriberSort, SubscriberStatus } from "#domain/creators/studio.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { fetchPage } from "#state/pageData/pageClient.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

/** docs/wire.md#studio: the most that a page may have. */
const LINES = 500;

export interface SubscribersCsvProps {
  readonly choice: {
    readonly keyword: string;
    readonly status: SubscriberStatus | undefined;
    readonly sort: SubscriberSort;
  };
}

export function SubscribersCsv({ choice }: SubscribersCsvProps) {
  const client = useLiveClient();
  const { wire } = useLocale();
  const { offsetMinutes } = useViewerZone();

  async function load(page: number): Promise<ListPart<CsvRow>> {
    const { keyword, status } = choice;
    const params = { keyword, status, sort: "oldest", page, size: LINES } as const;
    const context = { language: wire, offsetMinutes };
    const { items, total, hasMore } = await fetchPage(client, "subscribers", params, context);
    return {
      total,
      hasMore,
      rows: items.map((each) => ({
        key: each.user.id,
        cells: [
          String(each.user.id),
          each.user.name,
          each.status,
          csvInstant(each.since),
          csvInstant(each.until),
          `${each.num} ${each.unit}`,
          writeAmount(each.paidTotal),
        ],
      })),
    };
  }

  return (
    <CsvButton
      fileName="subscribers"
      header={["id", "name", "status", "since (UTC)", "until (UTC)", "length", "paid (USD)"]}
      load={load}
    />
  );
}
