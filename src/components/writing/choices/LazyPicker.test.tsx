// A picker whose code is fetched when its field is first used: what is typed, the focus and the input method go on.
import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { settled } from "#components/testing/renderPage.tsx";
import type { TopicRef } from "#domain/community/post.ts";
import { LazyPicker, type PickerProps } from "./LazyPicker.tsx";
import { TopicPicker } from "./TopicPicker.tsx";

type Loaded = ComponentType<PickerProps<TopicRef>>;

/** Code that arrives when the test says so. */
function show(first: readonly TopicRef[] = []) {
  let answer = (_code: Loaded): void => undefined;
  let refuse = (_reason: Error): void => undefined;
  const load = vi.fn(
    () =>
      new Promise<Loaded>((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      }),
  );
  function Topics() {
    const [value, setValue] = useState(first);
    return (
      <LazyPicker<TopicRef>
        label="Topics of the post"
        placeholder="Add a topic"
        value={value}
        onChange={setValue}
        load={load}
      />
    );
  }
  renderWithLive(<Topics />, {
    getPage: async () => ({ ok: true, value: [{ id: 3, name: "Derby", postCount: 4 }] }),
  });
  const arrive = async (): Promise<void> => {
    answer(TopicPicker);
    await settled();
  };
  const fail = async (): Promise<void> => {
    refuse(new TypeError("Failed to fetch dynamically imported module"));
    await settled();
  };
  return { load, arrive, fail };
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Topics of the post" });

it("fetches nothing before its first use, and goes on with the letters, the caret and the focus", async () => {
  const { load, arrive } = show();
  await settled();
  expect(load).not.toHaveBeenCalled();
  const before = field();
  act(() => before.focus());
  fireEvent.change(before, { target: { value: "der" } });
  await arrive();
  expect(before.isConnected).toBe(false);
  expect([field().value, field().selectionStart]).toEqual(["der", 3]);
  expect(document.activeElement).toBe(field());
  fireEvent.click((await screen.findAllByRole("option"))[0]!);
  expect(screen.getByRole("button", { name: "Remove Derby" })).toBeTruthy();
});

it("takes no focus that has gone elsewhere", async () => {
  const { arrive } = show();
  act(() => field().focus());
  act(() => field().blur());
  await arrive();
  expect(document.activeElement).toBe(document.body);
});

it("leaves the field to an input method until it has ended", async () => {
  const { arrive } = show();
  const before = field();
  act(() => before.focus());
  fireEvent.compositionStart(before);
  await arrive();
  expect(before.isConnected).toBe(true);
  fireEvent.change(before, { target: { value: "ダービー" } });
  fireEvent.compositionEnd(before);
  expect([before.isConnected, field().value]).toEqual([false, "ダービー"]);
});

it("shows at once what is chosen already", async () => {
  const { arrive } = show([{ id: 3, name: "Derby" }]);
  await arrive();
  expect(screen.getByRole("button", { name: "Remove Derby" })).toBeTruthy();
});

it("fetches again with the next focus after a failure", async () => {
  const { load, arrive, fail } = show();
  act(() => field().focus());
  await fail();
  act(() => field().blur());
  act(() => field().focus());
  expect(load).toHaveBeenCalledTimes(2);
  await arrive();
  expect(document.activeElement).toBe(field());
  expect(await screen.findByRole("option", { name: /Derby/ })).toBeTruthy();
});
