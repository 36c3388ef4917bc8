// The popover by keyboard: Escape closes it wherever the focus is, and the button gets the focus back.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Popover } from "./Popover.tsx";

async function open() {
  render(
    <I18nProvider i18n={i18n}>
      <Popover label="Calendar" button="C">
        {() => <input aria-label="Day" />}
      </Popover>
    </I18nProvider>,
  );
  const button = screen.getByRole("button", { name: "Calendar" });
  fireEvent.click(button);
  return { button, field: await screen.findByLabelText("Day") };
}

const gone = () => waitFor(() => expect(screen.queryByLabelText("Day")).toBeNull());

it("closes on Esc and returns the focus", async () => {
  const { button, field } = await open();
  field.focus();
  await userEvent.keyboard("{Escape}");
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("closes on Esc while the focus is still on its button", async () => {
  const { button } = await open();
  fireEvent.keyDown(button, { key: "Escape" });
  await gone();
  expect(button.getAttribute("aria-expanded")).toBe("false");
});
