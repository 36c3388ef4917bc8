// Names of players' positions.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Position } from "#domain/match/lineups.ts";

export const POSITION_NAMES: Readonly<Record<Position, MessageDescriptor>> = {
  goalkeeper: msg`Goalkeeper`,
  defender: msg`Defender`,
  midfielder: msg`Midfielder`,
  forward: msg({ message: "Forward", comment: "A football player's position" }),
};
