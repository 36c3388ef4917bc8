// A part that throws leaves the others where they are, and is drawn again with the next page.
import type { ErrorComponentProps } from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aNavigation } from "#components/testing/aNavigation.ts";
import { NavigationProvider } from "#state/navigation/hooks.ts";
import type { Navigation, Place } from "#state/navigation/navigation.ts";
import { Apart } from "./Apart.tsx";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const placeAt = (historyKey: string): Place => ({
  path: "/",
  search: {},
  flags: {},
  list: undefined,
  historyKey,
  complete: true,
});

/** A part that throws while `broken` says so, beside another one. */
function show(instead?: FunctionComponent<ErrorComponentProps>) {
  const state = { broken: false, place: placeAt("one") };
  const listeners = new Set<() => void>();
  function Part() {
    if (state.broken) throw new Error("no such formation");
    return <p>Part</p>;
  }
  const navigation: Navigation = {
    ...aNavigation(),
    place: () => state.place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const draw = () => (
    <NavigationProvider value={navigation}>
      <Apart {...(instead && { instead })}>
        <Part />
      </Apart>
      <input aria-label="Text" />
    </NavigationProvider>
  );
  const { rerender } = render(draw());
  return {
    fail() {
      state.broken = true;
      rerender(draw());
    },
    mend: () => void (state.broken = false),
    open(key: string) {
      state.place = placeAt(key);
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}

it("leaves what is beside it, with what was typed there", () => {
  const { fail } = show();
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = "typed";
  fail();
  expect(screen.queryByText("Part")).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("textbox")).toBe(field);
  expect(field.value).toBe("typed");
});

it("is drawn again when another page is opened", () => {
  const { fail, mend, open } = show();
  fail();
  mend();
  open("two");
  expect(screen.getByText("Part")).toBeTruthy();
});

it("shows words and a way on where it has some", () => {
  const { fail, mend } = show(({ error, reset }) => (
    <button type="button" onClick={reset}>
      {String(error)}
    </button>
  ));
  fail();
  const button = screen.getByRole("button", { name: "Error: no such formation" });
  mend();
  act(() => button.click());
  expect(screen.getByText("Part")).toBeTruthy();
});
