/** The sources that `--feed` knows, in the order of `--feed list`. */
import { apiFootball } from "./apiFootball/apiFootball.ts";
import type { FeedAdapter } from "./contract.ts";
import { footballData } from "./footballData/footballData.ts";
import { openfootball } from "./openfootball/openfootball.ts";
import { openligadb } from "./openligadb/openligadb.ts";

export const FEED_SOURCES: readonly FeedAdapter[] = [openligadb, footballData, apiFootball, openfootball];
