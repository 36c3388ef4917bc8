// The menu by keyboard: it opens, moves, chooses, closes and returns the focus.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Menu } from "./Menu.tsx";

function show(onSelect: (id: string) => void, onKeyAround?: () => void) {
  const items = ["light", "dark"].map((id) => ({
    id,
    label: id,
    checked: id === "light",
    onSelect: () => onSelect(id),
  }));
  render(
    <I18nProvider i18n={i18n}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as a dialog listens */}
      <div onKeyDown={onKeyAround}>
        <Menu label="Theme" button="T" groups={[{ label: "Theme", items }]} />
      </div>
    </I18nProvider>,
  );
  return screen.getByRole("button", { name: "Theme" });
}

it("can be used by keyboard alone", async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const button = show(onSelect);
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard("{ArrowDown}");
  const choices = await screen.findAllByRole("menuitemradio");
  expect(choices.map((choice) => choice.getAttribute("aria-checked"))).toEqual(["true", "false"]);
  await waitFor(() => expect(screen.getByRole("menu").contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{End}{Enter}");
  expect(onSelect).toHaveBeenCalledWith("dark");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("leaves the focus where what was chosen has put it", async () => {
  const outside = document.createElement("button");
  try {
    // As an offer to undo does, whose effect runs after the press.
    show(() => queueMicrotask(() => outside.focus()));
    document.body.append(outside);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findAllByRole("menuitemradio");
    await waitFor(() => expect(screen.getByRole("menu").contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{End}{Enter}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    // The focus is returned by a later task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(outside);
  } finally {
    outside.remove();
  }
});

it("closes on Esc and returns the focus", async () => {
  const button = show(() => undefined);
  await userEvent.click(button);
  await screen.findByRole("menu");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("closes on Esc while the focus is still on its button, and what is around does not get the key", async () => {
  const around = vi.fn<() => void>();
  const button = show(() => undefined, around);
  fireEvent.click(button);
  await screen.findByRole("menu");
  fireEvent.keyDown(button, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(around).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: "Escape" });
  expect(around).toHaveBeenCalledOnce();
});

it("opens by keyboard at its first action, although a choice below is in force", async () => {
  const action = { id: "edit", label: "Edit", onSelect: () => undefined };
  const choice = { id: "all", label: "Everybody", checked: true, onSelect: () => undefined };
  render(
    <I18nProvider i18n={i18n}>
      <Menu
        label="Post"
        button="P"
        groups={[
          { label: "", items: [action] },
          { label: "Who sees it", items: [choice] },
        ]}
      />
    </I18nProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  const item = await screen.findByRole("menuitem", { name: "Edit" });
  await waitFor(() => expect(document.activeElement).toBe(item));
});
