// A part whose code fails to load: the rest of the page stays, its opener is informed, and the code is fetched again.
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyDialog, lazyPart } from "./lazyPart.tsx";

afterEach(() => vi.useRealTimers());

/** Lets promises settle and React draw the result. */
const settle = (): Promise<void> => act(() => Promise.resolve());

interface DialogProps {
  readonly open: boolean;
  readonly name: string;
}

/** A dialog whose code fails to load while `fails` is set. */
function aDialog() {
  const world = { fails: true, loads: 0, missing: [] as string[] };
  const Part = lazyDialog(
    async () => {
      world.loads += 1;
      if (world.fails) throw new TypeError("Failed to fetch dynamically imported module");
      return ({ open, name }: DialogProps) => (open ? <p>{name} is there</p> : null);
    },
    ({ name }) => void world.missing.push(name),
  );
  const draw = (open: boolean) => (
    <main>
      the page
      <Part open={open} name="search" />
    </main>
  );
  return { world, draw };
}

it("draws a dialog whose code loads", async () => {
  const { world, draw } = aDialog();
  world.fails = false;
  render(draw(true));
  expect(await screen.findByText("search is there")).toBeDefined();
  expect(world.missing).toEqual([]);
});

it("leaves the page as it is where the code fails to load, and reports that once", async () => {
  const { world, draw } = aDialog();
  render(draw(true));
  await settle();
  expect(screen.getByRole("main").textContent).toBe("the page");
  expect(world.missing).toEqual(["search"]);
  expect(world.loads).toBe(1);
});

it("fetches a dialog again when it is opened again, and not before", async () => {
  const { world, draw } = aDialog();
  const { rerender } = render(draw(true));
  await settle();
  rerender(draw(false));
  await settle();
  expect(world.loads).toBe(1);
  rerender(draw(true));
  await settle();
  expect(world.missing).toEqual(["search", "search"]);
  rerender(draw(false));
  world.fails = false;
  rerender(draw(true));
  expect(await screen.findByText("search is there")).toBeDefined();
});

it("fetches a dialog again when it is mounted again", async () => {
  const { world, draw } = aDialog();
  const { unmount } = render(draw(true));
  await settle();
  unmount();
  world.fails = false;
  render(draw(true));
  expect(await screen.findByText("search is there")).toBeDefined();
});

it("fetches a dialog's code when it first opens, and ahead of that only outside low-power mode", async () => {
  let loads = 0;
  const Part = lazyDialog<DialogProps>(
    async () => {
      loads += 1;
      return ({ name }) => <p>{name}</p>;
    },
    () => undefined,
  );
  const { rerender } = render(<Part open={false} name="closed" />);
  await settle();
  expect(loads).toBe(0);
  document.documentElement.toggleAttribute("data-low-power", true);
  Part.fetchAhead();
  expect(loads).toBe(0);
  document.documentElement.toggleAttribute("data-low-power", false);
  Part.fetchAhead();
  expect(loads).toBe(1);
  rerender(<Part open name="open" />);
  expect(await screen.findByText("open")).toBeDefined();
  // It closes by itself, with the code that is there.
  rerender(<Part open={false} name="closing" />);
  expect(screen.getByText("closing")).toBeDefined();
});

it("shows what holds the place of a part while its code loads", async () => {
  const Part = lazyPart(async () => () => <p>there</p>, { instead: <p>soon</p> });
  render(<Part />);
  expect(screen.getByText("soon")).toBeDefined();
  expect(await screen.findByText("there")).toBeDefined();
});

it("fetches a part that has no open state every half minute until it loads", async () => {
  vi.useFakeTimers();
  let loads = 0;
  const Foot = lazyPart(async () => {
    loads += 1;
    if (loads < 4) throw new TypeError("gone");
    return () => <p>foot</p>;
  });
  render(<Foot />);
  await settle();
  expect(loads).toBe(1);
  for (let turn = 0; turn < 3; turn += 1) await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText("foot")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(loads).toBe(4);
});
