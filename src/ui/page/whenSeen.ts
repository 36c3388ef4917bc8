// Calls back when an element is first seen. One observer serves all elements, and removed ones are garbage-collected.

let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

/** Calls `then` once, when a part of `element` is within the window; a later call for the same element replaces it. */
export function whenSeen(element: Element, then: () => void): void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      waiting.get(target)?.();
    }
  });
  waiting.set(element, then);
  observer.observe(element);
}
