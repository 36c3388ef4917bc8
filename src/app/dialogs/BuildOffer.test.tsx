// The offer of a new build: empty without one, announced politely, dismissed by one press.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { expect, it } from "vitest";
import { newBuildAtom } from "#state/navigation/newBuild.ts";
import { BuildOffer } from "./BuildOffer.tsx";

i18n.loadAndActivate({ locale: "en", messages: {} });

it("is an empty region until a build is ready, and is emptied when dismissed", () => {
  const store = createStore();
  const draw = () => (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <BuildOffer />
      </I18nProvider>
    </Provider>
  );
  const { rerender } = render(draw());
  const place = screen.getByRole("status");
  expect(place.textContent).toBe("");
  store.set(newBuildAtom, "b");
  rerender(draw());
  expect(screen.getByRole("status")).toBe(place);
  expect(place.textContent).toContain("A new version is ready");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(place.textContent).toBe("");
  expect(store.get(newBuildAtom)).toBeUndefined();
});
