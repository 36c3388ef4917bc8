// The calls of player pages (CONTRACT §4, assumed).
import type { Params } from "../transport/http.ts";
import { readWith } from "../wire/pageParts.ts";
import { playerMatches, playerProfile } from "./player.ts";
import { assumed, type PageCallTable } from "../transport/pageCall.ts";

const ofPlayer = ({ playerId }: { playerId: number }): Params => ({ playerId });

export const PLAYER_CALLS: PageCallTable<"playerProfile" | "playerMatches"> = {
  playerProfile: {
    endpoint: assumed("/api/football/player/detail"),
    params: ofPlayer,
    read: readWith(playerProfile),
  },
  playerMatches: {
    endpoint: assumed("/api/football/player/matches"),
    params: ofPlayer,
    read: readWith(playerMatches),
  },
};
