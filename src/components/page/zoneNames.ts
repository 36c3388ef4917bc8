// Names of the zones of a league table.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ZoneKind } from "#domain/league/standings.ts";

export const ZONE_NAMES: Readonly<Record<ZoneKind, MessageDescriptor>> = {
  champions: msg`Continental Champions League`,
  championsQualifying: msg`Continental Champions League, qualifying`,
  continental: msg`Continental cup`,
  continentalQualifying: msg`Continental cup, qualifying`,
  promotion: msg`Promotion`,
  promotionPlayoff: msg`Promotion play-offs`,
  relegationPlayoff: msg`Relegation play-offs`,
  relegation: msg`Relegation`,
};
