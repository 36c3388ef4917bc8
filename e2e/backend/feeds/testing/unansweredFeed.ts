// A feed whose source has never answered, for tests of a server.
import type { FootballFeed } from "../../server/services.ts";
import { type FeedStatus, NO_FAULTS } from "../feedStatus.ts";
import type { FeedFacts } from "../store/feedFacts.ts";

export interface UnansweredFeed {
  readonly feed: FootballFeed;
  /** From now on the status has these fields. */
  become(parts: Partial<FeedStatus>): void;
}

export function createUnansweredFeed(): UnansweredFeed {
  let status: FeedStatus = {
    source: "openligadb",
    name: "OpenLigaDB",
    homepage: "https://www.openligadb.de",
    licence: "ODbL 1.0",
    attribution: "Datenquelle: OpenLigaDB",
    gives: [],
    daysAround: undefined,
    state: "LIVE",
    reason: undefined,
    asOf: undefined,
    everySeconds: 30,
    resumeAt: undefined,
    faults: NO_FAULTS,
  };
  return {
    feed: {
      status: { status: () => status, hasRead: () => false, onChange: () => () => {} },
      facts: {} as FeedFacts,
    },
    become(parts) {
      status = { ...status, ...parts };
    },
  };
}
