// A part that cannot be fetched: nothing else goes with it, who opened it is told, and it is fetched again in time.
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazyPart.tsx";

afterEach(() => vi.useRealTimers());

/** Lets promises settle, and React draw what comes of them. */
const settle = (): Promise<void> => act(() => Promise.resolve());

interface DialogProps {
  readonly open: boolean;
  readonly name: string;
}

/** A place for a dialog, whose code comes or not. */
function aDialog() {
  const world = { fails: true, loads: 0, missing: [] as string[] };
  const Part = lazyPart(
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
      <Suspense fallback={null}>
        <Part open={open} name="search" />
      </Suspense>
    </main>
  );
  return { world, draw };
}

it("that comes is drawn", async () => {
  const { world, draw } = aDialog();
  world.fails = false;
  render(draw(true));
  expect(await screen.findByText("search is there")).toBeDefined();
  expect(world.missing).toEqual([]);
});

it("that does not come leaves the page as it is, and is told of once", async () => {
  const { world, draw } = aDialog();
  render(draw(true));
  await settle();
  expect(screen.getByRole("main").textContent).toBe("the page");
  expect(world.missing).toEqual(["search"]);
  expect(world.loads).toBe(1);
});

it("is fetched again when it is opened again, and not before", async () => {
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

it("is fetched again where it stands anew", async () => {
  const { world, draw } = aDialog();
  const { unmount } = render(draw(true));
  await settle();
  unmount();
  world.fails = false;
  render(draw(true));
  expect(await screen.findByText("search is there")).toBeDefined();
});

it("that nobody opens is fetched again every half minute until it comes", async () => {
  vi.useFakeTimers();
  let loads = 0;
  const Foot = lazyPart(async () => {
    loads += 1;
    if (loads < 4) throw new TypeError("gone");
    return () => <p>foot</p>;
  });
  render(
    <Suspense fallback={null}>
      <Foot />
    </Suspense>,
  );
  await settle();
  expect(loads).toBe(1);
  for (let turn = 0; turn < 3; turn += 1) await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText("foot")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(loads).toBe(4);
});
