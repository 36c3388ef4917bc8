// When a reply is brought into view: on arrival by a link and after sending, not on the way back.
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aNavigation } from "#components/testing/aNavigation.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { useArrival } from "./useArrival.ts";

const scrolled = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => scrolled.mockClear());

const own = (writtenId?: number) => ({
  replies: [],
  writtenId,
  add: () => undefined,
  replace: () => undefined,
  arrived: vi.fn(),
});

interface PageProps {
  readonly isFound: boolean;
  readonly mine?: ReturnType<typeof own>;
}

function Page({ isFound, mine = own() }: PageProps) {
  useArrival({ link: isFound ? { state: "found", replyId: 9 } : { state: "loading" }, own: mine });
  return (
    <article data-reply-id="9" tabIndex={-1}>
      Reply 9
    </article>
  );
}

const show = (page: PageProps, savedScroll: number | undefined) =>
  renderWithLive(<Page {...page} />, {
    navigation: { ...aNavigation(), savedScroll: () => savedScroll },
  });

it("leaves the page as it was left where the reply is there at once on the way back", () => {
  show({ isFound: true }, 700);
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it("goes to the reply on the way back where it has to be loaded again, once", () => {
  const { rerender } = show({ isFound: false }, 700);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Page isFound />);
  rerender(<Page isFound />);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByText("Reply 9"));
});

it("goes to a reply that was just written, also on the way back", () => {
  const mine = own(9);
  act(() => void show({ isFound: true, mine }, 700));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(mine.arrived).toHaveBeenCalledOnce();
});
