// Scrolls the page while a tile is held near its upper or lower edge: a board is longer than the window of a phone.
// See docs/product.md#the-board.

/** Height of the strip at each edge in which the page scrolls, CSS px. The header covers a part of the upper one. */
const EDGE = 96;
/** At the edge itself, CSS px a second; in the strip as much less as it is farther away. */
const FASTEST = 900;
/** A frame that comes later than this moves the page no farther, ms. */
const LONGEST_FRAME_MS = 50;

export interface EdgeScroll {
  /** The pointer is there, CSS px from the upper edge of the window. */
  at(clientY: number): void;
  stop(): void;
}

function speedAt(clientY: number, height: number): number {
  if (clientY < EDGE) return -FASTEST * Math.min(1, (EDGE - clientY) / EDGE);
  if (clientY > height - EDGE) return FASTEST * Math.min(1, (clientY - height + EDGE) / EDGE);
  return 0;
}

/** Asks for no frame while the pointer is away from the edges, and at the end of the page. */
export function createEdgeScroll(onScrolled: () => void): EdgeScroll {
  let speed = 0;
  let frame: number | undefined;

  function ask(since: number): void {
    frame = requestAnimationFrame((now) => {
      frame = undefined;
      const before = scrollY;
      // A frame's time is that of its begin, which may be before the event that asked for it.
      const top = (speed * Math.min(Math.max(0, now - since), LONGEST_FRAME_MS)) / 1000;
      scrollBy({ top, behavior: "instant" });
      if (speed === 0 || (scrollY === before && Math.abs(top) >= 1)) return;
      onScrolled();
      ask(now);
    });
  }

  return {
    at(clientY) {
      speed = speedAt(clientY, innerHeight);
      if (speed !== 0 && frame === undefined) ask(performance.now());
    },
    stop() {
      speed = 0;
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
