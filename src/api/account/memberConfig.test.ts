// A member's configuration is read from and written to the wire, and unknown fields are kept.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MemberConfig } from "#domain/member/memberConfig.ts";
import { DEFAULT_SETTINGS, ODDS_PROVIDER_IDS } from "#domain/settings.ts";
import { ZONE_OFFSETS } from "#domain/zones.ts";
import { readMemberConfig, writeMemberConfig } from "./memberConfig.ts";

const WIRE = {
  userProfileConfig: { lang: "fr_FR", zone: "e5:45", theirs: 1 },
  userSportConfig: {
    matchNotify: false,
    teamNotify: 1,
    odds: "0",
    oddsFormat: 3,
    oddsProvider: "47",
    footballConfig: { goal: false, corner: true },
    tennisConfig: { serve: true },
  },
  userCommunityConfig: { sort: "LIKE_COUNT_DESC", visibility: "OPEN", replyRule: "NONE", quiet: true },
  more: ["kept"],
};

describe("readMemberConfig", () => {
  it("translates wire numbers, and keeps unknown fields", () => {
    const config = readMemberConfig(WIRE);
    expect(config).toMatchObject({
      language: "fr_FR",
      zoneOffset: 345,
      automaticZone: false,
      settings: {
        ...DEFAULT_SETTINGS,
        matchNotify: false,
        teamNotify: true,
        odds: false,
        oddsFormat: "american",
        oddsProviderId: 47,
        goal: false,
      },
    });
    expect(config?.community).toEqual({
      sort: "mostLiked",
      visibility: "public",
      replyRule: "none",
      recommend: true,
    });
    const written = writeMemberConfig(config as MemberConfig) as typeof WIRE;
    expect(written.more).toEqual(["kept"]);
    expect(written.userProfileConfig).toEqual({
      lang: "fr_FR",
      zone: "e5:45",
      theirs: 1,
      automaticZone: false,
    });
    expect(written.userSportConfig.tennisConfig).toEqual({ serve: true });
    expect(written.userSportConfig.footballConfig).toMatchObject({
      corner: true,
      goal: false,
      redCard: true,
    });
    expect(written.userSportConfig).toMatchObject({ oddsFormat: 3, oddsProvider: 47 });
    expect(written.userCommunityConfig).toEqual({
      sort: "LIKE_COUNT_DESC",
      visibility: "PUBLIC",
      replyRule: "NONE",
      recommend: true,
      quiet: true,
    });
  });

  it.each([undefined, null, "x", [], {}, { userProfileConfig: { zone: "e99" }, userSportConfig: {} }])(
    "treats %j as no configuration",
    (data) => expect(readMemberConfig(data)).toBeUndefined(),
  );

  it("reads back every configuration that is written", () => {
    const settings = fc.record({
      ...Object.fromEntries(
        Object.entries(DEFAULT_SETTINGS)
          .filter(([, value]) => typeof value === "boolean")
          .map(([name]) => [name, fc.boolean()]),
      ),
      oddsFormat: fc.constantFrom("decimal", "fraction", "american"),
      oddsProviderId: fc.constantFrom(...ODDS_PROVIDER_IDS),
    });
    const zone = fc.constantFrom(...ZONE_OFFSETS);
    const communities = fc.record({
      sort: fc.constantFrom("newest", "oldest", "mostLiked", "mostReplied"),
      visibility: fc.constantFrom("close", "public", "onlyFans"),
      replyRule: fc.constantFrom("all", "followed", "none"),
      recommend: fc.boolean(),
    });
    fc.assert(
      fc.property(
        settings,
        zone,
        fc.boolean(),
        communities,
        (chosen, zoneOffset, automaticZone, community) => {
          const config = {
            language: "ja_JP",
            zoneOffset,
            automaticZone,
            settings: chosen,
            community,
            rest: {},
          } as unknown;
          const read = readMemberConfig(writeMemberConfig(config as MemberConfig));
          expect({ ...read, rest: {} }).toEqual(config);
        },
      ),
    );
  });
});
