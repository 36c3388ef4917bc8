// Counts how often React renders match rows in a page, through React's developer tools hook.

/** The match rows rendered, a list of ids per commit. */
interface RenderWindow {
  rowRenders?: number[];
}

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

function countRenders(): void {
  /** React's internal numbers: function, forwardRef, memo and simple memo components; a DOM element; "did work". */
  const COMPONENTS = new Set([0, 11, 14, 15]);
  const HOST = 5;
  const PERFORMED_WORK = 1;
  const renders: number[] = [];
  (globalThis as unknown as RenderWindow).rowRenders = renders;

  function firstElement(fiber: Fiber | null): Element | undefined {
    for (let at = fiber; at !== null; at = at.sibling) {
      if (at.tag === HOST) return at.stateNode as Element;
      const inside = firstElement(at.child);
      if (inside) return inside;
    }
    return undefined;
  }

  /** Match ids of the rows in which a component rendered in this commit. */
  function visit(fiber: Fiber, rendered: Set<number>): void {
    const before = fiber.alternate;
    if (COMPONENTS.has(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) {
      const row = firstElement(fiber.child)?.closest("[data-line] [data-match-id]");
      if (row) rendered.add(Number(row.getAttribute("data-match-id")));
    }
    // Children that React skipped keep the flags of an earlier commit.
    if (before !== null && fiber.child === before.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, rendered);
  }

  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot(_id: number, root: { readonly current: Fiber }) {
        const rendered = new Set<number>();
        visit(root.current, rendered);
        renders.push(...rendered);
      },
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  });
}

/** Must run before the page's own scripts. */
export const COUNT_RENDERS_SCRIPT = `(${countRenders.toString()})()`;

/** An expression for the rows rendered since it was last read, one match id each. */
export const TAKE_RENDERS = "globalThis.rowRenders.splice(0)";
