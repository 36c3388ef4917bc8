// A tile tells a goal from a cancelled one.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { LiveProvider } from "#state/live/client/hooks.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { createLiveStore } from "#state/live/client/liveStore.ts";
import { NavigationProvider } from "#state/navigation/hooks.ts";
import { MatchTile } from "./MatchTile.tsx";
import { aNavigation } from "../testing/aNavigation.ts";

function tileOf(changed: number): HTMLElement | null {
  const store = createLiveStore();
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <NavigationProvider value={aNavigation()}>
        <LiveProvider value={{ store } as unknown as LiveClient}>
          <MatchTile matchId={1001} />
        </LiveProvider>
      </NavigationProvider>
    </I18nProvider>,
  );
  const facts = {
    matchId: 1001,
    leagueId: 36,
    teamIds: { home: 11, away: 12 },
    names: { home: "Home", away: "Away" },
    logos: { home: "", away: "" },
    ranks: { home: "", away: "" },
    neutralVenue: false,
    explanation: undefined,
  };
  act(
    () =>
      void store.receive({ seq: 1, snapshot: true, ...flatRows(aRow(1001, { changed })), facts: [facts] }),
  );
  return container.querySelector("article");
}

it.each([
  [ROW_CHANGES.homeScore, "goal", false],
  [ROW_CHANGES.awayScore | ROW_CHANGES.phase, "goal", false],
  [ROW_CHANGES.homeScore | ROW_CHANGES.correction, "cancelled", true],
  [ROW_CHANGES.awayScore | ROW_CHANGES.correction, "cancelled", true],
  [ROW_CHANGES.phase, undefined, false],
])("marks changes %d as %s", (changed, mark, says) => {
  const tile = tileOf(changed);
  expect(tile?.dataset["score"]).toBe(mark);
  expect(tile?.textContent?.includes("Goal cancelled")).toBe(says);
});
