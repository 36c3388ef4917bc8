// Names per language: blank ones leave the known, another language stands in, and at last a number.
import { describe, expect, it } from "vitest";
import type { Names } from "#domain/match/match.ts";
import { createNameDirectory } from "./nameDirectory.ts";

function names(team: string, league = "", country = "", logo = ""): Names {
  return {
    teams: new Map([[11, { name: team, logo }]]),
    leagues: new Map([[36, league]]),
    countries: new Map([[1, country]]),
  };
}

describe("a blank name", () => {
  it("leaves the known one, and changes nothing", () => {
    const directory = createNameDirectory();
    directory.add("en_GB", names("Arsenal", "Premier League", "England", "11.png"));
    expect(directory.add("en_GB", names(""))).toBe(false);
    expect(directory.team("en_GB", 11)).toEqual({ name: "Arsenal", logo: "11.png" });
    expect(directory.league("en_GB", 36)).toBe("Premier League");
    expect(directory.country("en_GB", 1)).toBe("England");
    expect(directory.add("en_GB", names("Arsenal FC"))).toBe(true);
    expect(directory.team("en_GB", 11)).toEqual({ name: "Arsenal FC", logo: "11.png" });
  });

  it("is replaced by the name in another language", () => {
    const directory = createNameDirectory();
    directory.add("th_TH", names(""));
    directory.add("en_GB", names("Arsenal", "Premier League", "England"));
    expect(directory.team("th_TH", 11).name).toBe("Arsenal");
    expect(directory.league("th_TH", 36)).toBe("Premier League");
    expect(directory.country("th_TH", 1)).toBe("England");
    expect(directory.add("th_TH", names("อาร์เซนอล"))).toBe(true);
    expect(directory.team("th_TH", 11).name).toBe("อาร์เซนอล");
  });

  it("is the team's number where no language has one, and a mark for a team that is not known yet", () => {
    const directory = createNameDirectory();
    directory.add("en_GB", { ...names(""), teams: new Map([[-2002, { name: "", logo: "" }]]) });
    expect(directory.team("en_GB", 11).name).toBe("#11");
    expect(directory.team("en_GB", -2002).name).toBe("?");
    directory.add("en_GB", { ...names(""), teams: new Map([[-2002, { name: "Winner QF1", logo: "" }]]) });
    expect(directory.team("en_GB", -2002).name).toBe("Winner QF1");
  });
});
