// The named access rules: which addresses exist, and where the settings lead.
import { isNotFound, isRedirect } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { favorites, settings, soccerDataBase, soccerInner } from "./accessRules.ts";

function thrown(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

it.each(["0", "-1", "01", "1.5", "abc", "", "1e3", "9999999999999999"])("%j is no id", (id) => {
  expect(isNotFound(thrown(() => soccerDataBase(id)))).toBe(true);
  expect(isNotFound(thrown(() => soccerInner(id)))).toBe(true);
});

it("takes positive whole numbers", () => {
  expect(thrown(() => soccerDataBase("1001"))).toBeUndefined();
});

it("leads from the settings' own address to the first page on wide screens only", () => {
  for (const path of ["/settings", "/settings/"]) {
    const error = thrown(() => settings(path, true));
    expect(isRedirect(error) && error.options).toMatchObject({ to: "/settings/theme", replace: true });
    expect(thrown(() => settings(path, false))).toBeUndefined();
  }
  for (const path of ["/settings/theme", "/settings/account/email"]) {
    expect(thrown(() => settings(path, true))).toBeUndefined();
  }
});

it("lets everybody see the favourites", () => expect(thrown(favorites)).toBeUndefined());
