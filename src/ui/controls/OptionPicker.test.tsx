// A long list of choices: searched, browsed by keys, chosen by Enter, Space or a press only.
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { OptionPicker } from "./OptionPicker.tsx";

const FRUIT = [
  "apple",
  "banana",
  "cherry",
  "damson",
  "elderberry",
  "fig",
  "grape",
  "honeydew",
  "imbe",
  "jujube",
];

function show(value = "cherry") {
  const onChoose = vi.fn();
  render(
    <OptionPicker
      label="Fruit"
      searchLabel="Search fruit"
      value={value}
      options={FRUIT.map((name) => ({ value: name, content: name }))}
      fits={(name, query) => name.includes(query)}
      none="No fruit fits."
      onChoose={onChoose}
    />,
  );
  const names = () => screen.queryAllByRole("option").map((option) => option.textContent);
  return { onChoose, names, user: userEvent.setup(), search: screen.getByRole("searchbox") };
}

it("has one tab stop, at the selected choice", async () => {
  const { user, search } = show();
  search.focus();
  await user.tab();
  expect(document.activeElement?.textContent).toBe("cherry");
  expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
});

it("moves the focus without choosing, and stops at both ends", async () => {
  const { user, search, onChoose } = show();
  search.focus();
  for (const [keys, at] of [
    ["{ArrowDown}", "cherry"],
    ["{ArrowDown}", "damson"],
    ["{PageDown}", "jujube"],
    ["{ArrowDown}", "jujube"],
    ["{Home}", "apple"],
    ["{ArrowUp}", "apple"],
    ["{End}", "jujube"],
    ["{PageUp}", "banana"],
  ] as const) {
    await user.keyboard(keys);
    expect(document.activeElement?.textContent, keys).toBe(at);
  }
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  await user.keyboard("{ArrowDown} ");
  expect(onChoose.mock.calls).toEqual([["banana"], ["cherry"]]);
});

it("shows the options that match the text, and Enter chooses the first", async () => {
  const { user, search, names, onChoose } = show();
  await user.type(search, "an");
  expect(names()).toEqual(["banana"]);
  await user.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledWith("banana");
  await user.clear(search);
  await user.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(names()).toHaveLength(FRUIT.length);
});

it("shows a message when no option matches", async () => {
  const { user, search, names } = show();
  await user.type(search, "zzz{Enter}{ArrowDown}");
  expect(names()).toEqual([]);
  expect(screen.getByRole("status").textContent).toBe("No fruit fits.");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("chooses by a press", async () => {
  const { user, onChoose } = show();
  await user.click(screen.getByRole("option", { name: "fig" }));
  expect(onChoose).toHaveBeenCalledWith("fig");
});

// The second is the Enter that ends a composition in Safari.
it.each([{ isComposing: true }, { keyCode: 229 }])(
  "leaves Enter and arrows to an input method with %j",
  async (composed) => {
    const { user, search, onChoose } = show();
    await user.type(search, "an");
    fireEvent.keyDown(search, { key: "Enter", ...composed });
    fireEvent.keyDown(search, { key: "ArrowDown", ...composed });
    expect(onChoose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(search);
    fireEvent.keyDown(search, { key: "Enter" });
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("banana");
  },
);
