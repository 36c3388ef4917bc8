// Rows of settings: short names, hints as descriptions, one call for each choice.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { RadioRows } from "./RadioRows.tsx";
import { SwitchRow } from "./SwitchRow.tsx";

/** The text that describes an element. */
function description(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "missing").join(" ");
}

it("a switch is named by its name and described by its hint", async () => {
  const onChange = vi.fn();
  render(<SwitchRow name="Odds" hint="Prices of the match." checked onChange={onChange} />);
  const control = screen.getByRole("switch", { name: "Odds" });
  expect(description(control)).toBe("Prices of the match.");
  await userEvent.click(control);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("radio rows are one group, each described by its hint and its example", async () => {
  const onChange = vi.fn();
  render(
    <RadioRows
      legend="Format"
      value="decimal"
      options={[
        { value: "decimal", name: "Decimal", hint: "With the stake.", detail: "2.50" },
        { value: "fraction", name: "Fraction" },
      ]}
      onChange={onChange}
    />,
  );
  const group = screen.getByRole("group", { name: "Format" });
  expect(group.querySelectorAll("input")).toHaveLength(2);
  const decimal = screen.getByRole<HTMLInputElement>("radio", { name: "Decimal" });
  expect(decimal.checked).toBe(true);
  expect(description(decimal)).toBe("With the stake. 2.50");
  expect(screen.getByRole("radio", { name: "Fraction" }).hasAttribute("aria-describedby")).toBe(false);
  await userEvent.click(screen.getByText("Fraction"));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("fraction");
});
