// A picture is requested at once, in low-power mode when it is first seen; its placeholder reserves the space.
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Image } from "./Image.tsx";

const PICTURE = { placeholder: "/none.svg", width: 24, height: 20, alt: "crest" };

/** A fake IntersectionObserver: the test decides what is in the window. */
const { observed, createObserver } = vi.hoisted(() => {
  const elements = new Set<Element>();
  let tell: IntersectionObserverCallback | undefined;
  return {
    observed: {
      elements,
      made: 0,
      see(target: Element, isIntersecting = true) {
        tell?.([{ target, isIntersecting } as IntersectionObserverEntry], undefined as never);
      },
    },
    createObserver(callback: IntersectionObserverCallback) {
      tell = callback;
      observed.made += 1;
      return {
        observe: (element: Element) => elements.add(element),
        unobserve: (element: Element) => elements.delete(element),
      };
    },
  };
});
vi.stubGlobal("IntersectionObserver", function FakeObserver(callback: IntersectionObserverCallback) {
  return createObserver(callback);
});

afterEach(() => document.documentElement.toggleAttribute("data-low-power", false));

const pictures = () => screen.getAllByRole("img", { name: "crest" });
const sources = () => pictures().map((img) => img.getAttribute("src"));
/** The code of the observer loads after the pictures are drawn. */
const allWait = () => waitFor(() => expect(pictures().every((img) => observed.elements.has(img))).toBe(true));

it("is requested at once, falls back to its placeholder, and tries another address again", () => {
  const { rerender } = render(<Image {...PICTURE} src="/11.png" />);
  expect(sources()).toEqual(["/11.png"]);
  expect(observed.made).toBe(0);
  fireEvent.error(pictures()[0] as Element);
  expect(sources()).toEqual(["/none.svg"]);
  rerender(<Image {...PICTURE} src="/12.png" />);
  expect(sources()).toEqual(["/12.png"]);
  rerender(<Image {...PICTURE} src="" />);
  expect(sources()).toEqual(["/none.svg"]);
});

it("in low-power mode waits until it is seen, with one observer for all", async () => {
  document.documentElement.toggleAttribute("data-low-power", true);
  const both = (src: string) => (
    <>
      <Image {...PICTURE} src={src} />
      <Image {...PICTURE} src="/12.png" />
    </>
  );
  const { rerender } = render(both("/11.png"));
  await allWait();
  expect(sources()).toEqual(["/none.svg", "/none.svg"]);
  expect(pictures().map((img) => [img.getAttribute("width"), img.getAttribute("height")])).toEqual([
    ["24", "20"],
    ["24", "20"],
  ]);
  const [first, second] = pictures() as [HTMLElement, HTMLElement];
  act(() => observed.see(first, false));
  expect(sources()).toEqual(["/none.svg", "/none.svg"]);
  act(() => observed.see(first));
  expect(sources()).toEqual(["/11.png", "/none.svg"]);
  // After a new render the second still waits, and the first stays.
  rerender(both("/13.png"));
  expect(sources()).toEqual(["/13.png", "/none.svg"]);
  act(() => observed.see(second));
  expect(sources()).toEqual(["/13.png", "/12.png"]);
  expect(observed.made).toBe(1);
});

it("removed unseen it is never requested; failing once seen it falls back", async () => {
  document.documentElement.toggleAttribute("data-low-power", true);
  const { unmount } = render(<Image {...PICTURE} src="/11.png" />);
  await allWait();
  const [gone] = pictures() as [HTMLElement];
  unmount();
  act(() => observed.see(gone));
  render(<Image {...PICTURE} src="/11.png" />);
  await allWait();
  expect(sources()).toEqual(["/none.svg"]);
  act(() => observed.see(pictures()[0] as Element));
  expect(sources()).toEqual(["/11.png"]);
  fireEvent.error(pictures()[0] as Element);
  expect(sources()).toEqual(["/none.svg"]);
});

it("keeps the pictures already loaded when low-power mode starts", () => {
  const { rerender } = render(<Image {...PICTURE} src="/11.png" />);
  document.documentElement.toggleAttribute("data-low-power", true);
  rerender(<Image {...PICTURE} src="/11.png" />);
  expect(sources()).toEqual(["/11.png"]);
});
