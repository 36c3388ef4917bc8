// The notice of a missing core: empty with one, announced politely, dismissed by one press.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { expect, it } from "vitest";
import { noCoreAtom } from "#state/live/liveness/noCore.ts";
import { CoreNotice } from "./CoreNotice.tsx";

i18n.loadAndActivate({ locale: "en", messages: {} });

it("says that the live scores could not be loaded, and offers to load the page again", () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <CoreNotice />
      </I18nProvider>
    </Provider>,
  );
  const place = screen.getByRole("status");
  expect(place.textContent).toBe("");
  act(() => store.set(noCoreAtom, true));
  expect(place.textContent).toContain("The live scores could not be loaded.");
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(place.textContent).toBe("");
});
