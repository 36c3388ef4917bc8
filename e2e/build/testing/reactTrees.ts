// Trees of React elements by chance, and what becomes of them: for what must be drawn alike by two renderers.
import * as fc from "fast-check";
import type { Attributes, ReactNode } from "react";
import type { SeededRandom } from "../../support/seededRandom.ts";
import { react, reactDom } from "./productionReact.ts";

const { createElement: h } = react;

interface Parent {
  readonly kind:
    | "boundary"
    | "element"
    | "field"
    | "fragment"
    | "hidden"
    | "logged"
    | "plain"
    | "portal"
    | "snapshot"
    | "suspense";
  readonly key: number;
  /** Also says whether it is hidden or waits. */
  readonly name: string;
  readonly children: readonly Tree[];
}

/** What a tree is made of. */
export type Tree =
  | Parent
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "failing"; readonly key: number };

/** The components of a run, which write what happens to them into its log. */
export function componentsOf(log: string[]) {
  /** With effects of all three kinds, a ref, a state that it sets at once, and a value that lags behind. */
  function Logged({ name, children }: { readonly name: string; readonly children?: ReactNode }): ReactNode {
    const [count, setCount] = react.useState(0);
    const deferred = react.useDeferredValue(name);
    const ref = react.useCallback(
      (element: Element | null) => void log.push(`ref ${name} ${element?.tagName ?? "none"}`),
      [name],
    );
    react.useInsertionEffect(() => {
      log.push(`insert ${name}`);
      return () => void log.push(`take out ${name}`);
    }, [name]);
    react.useLayoutEffect(() => {
      log.push(`layout ${name}`);
      if (count === 0) setCount(1);
      return () => void log.push(`end of layout ${name}`);
    }, [name, count]);
    react.useEffect(() => {
      log.push(`effect ${name}`);
      return () => void log.push(`end of effect ${name}`);
    }, [name]);
    return h("section", { ref, title: `${deferred} ${count}` }, children);
  }

  class Snapshot extends react.Component<{ readonly name: string; readonly children?: ReactNode }> {
    override getSnapshotBeforeUpdate(before: { readonly name: string }): string {
      return before.name;
    }
    override componentDidMount(): void {
      log.push(`mounted ${this.props.name}`);
    }
    override componentDidUpdate(_props: unknown, _state: unknown, snapshot: string): void {
      log.push(`updated from ${snapshot} to ${this.props.name}`);
    }
    override componentWillUnmount(): void {
      log.push(`unmounted ${this.props.name}`);
    }
    override render(): ReactNode {
      return h("article", null, this.props.children);
    }
  }

  /** Without effects of its own, around a fragment with a ref. */
  function Plain({ name, children }: { readonly name: string; readonly children?: ReactNode }): ReactNode {
    const ref = (fragment: unknown): void => void log.push(`fragment ${name} ${fragment !== null}`);
    return h(react.Fragment, { ref } as Attributes, name, children);
  }

  return { Logged, Plain, Snapshot };
}

class Boundary extends react.Component<{ readonly children?: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? "failed" : this.props.children;
  }
}

function Failing(): never {
  throw new Error("as asked");
}

function Waiting({ promise }: { readonly promise: Promise<string> }): ReactNode {
  return react.use(promise);
}

/** What the trees of a run are drawn with. */
export interface Stage extends ReturnType<typeof componentsOf> {
  /** Portals are drawn into it. */
  readonly layer: Element;
  /** What is waited for. */
  promise(): Promise<string>;
}

/** The children, those of the same key numbered. */
function drawChildren(stage: Stage, children: readonly Tree[]): ReactNode[] {
  const seen = new Map<number, number>();
  return children.map((child) => {
    if (child.kind === "text") return child.text;
    const number = seen.get(child.key) ?? 0;
    seen.set(child.key, number + 1);
    return draw(stage, child, `${child.key} ${number}`);
  });
}

const DRAWN: Readonly<
  Record<Parent["kind"], (stage: Stage, key: string, name: string, children: ReactNode[]) => ReactNode>
> = {
  boundary: (_, key, _name, children) => h(Boundary, { key }, ...children),
  element: (_, key, name, children) =>
    h("p", { key, className: name, style: { order: name.charCodeAt(0) } }, ...children),
  field: (_, key, name) => h("input", { key, title: name, defaultValue: "some text" }),
  fragment: (_, key, _name, children) => h(react.Fragment, { key }, ...children),
  hidden: (_, key, name, children) =>
    h(react.Activity, {
      key,
      mode: name === "a" ? "visible" : "hidden",
      children: h("b", null, ...children),
    }),
  logged: ({ Logged }, key, name, children) => h(Logged, { key, name }, ...children),
  plain: ({ Plain }, key, name, children) => h(Plain, { key, name }, ...children),
  portal: ({ layer }, key, _name, children) => reactDom.createPortal(h("i", null, ...children), layer, key),
  snapshot: ({ Snapshot }, key, name, children) => h(Snapshot, { key, name }, ...children),
  suspense: (stage, key, name, children) => {
    const waiting = name === "a" ? null : h(Waiting, { promise: stage.promise() });
    return h(react.Suspense, { key, fallback: "…" }, waiting, ...children);
  },
};

/** The elements of a tree. */
export function draw(stage: Stage, tree: Tree, key = "root"): ReactNode {
  if (tree.kind === "text") return tree.text;
  if (tree.kind === "failing") return h(Failing, { key });
  return DRAWN[tree.kind](stage, key, tree.name, drawChildren(stage, tree.children));
}

const NAMES = ["a", "b", "c"] as const;
const names = fc.constantFrom(...NAMES);
export const { tree: anyTree } = fc.letrec<{ tree: Tree }>((tie) => {
  const text = fc.record({ kind: fc.constant("text" as const), text: names });
  const parent = fc.record({
    kind: fc.constantFrom(...(Object.keys(DRAWN) as Parent["kind"][])),
    key: fc.nat(3),
    name: names,
    children: fc.array(tie("tree"), { maxLength: 4 }),
  });
  const failing = fc.record({ kind: fc.constant("failing" as const), key: fc.nat(3) });
  return {
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      { weight: 4, arbitrary: text },
      { weight: 24, arbitrary: parent },
      { weight: 1, arbitrary: failing },
    ),
  };
});

/** The tree with some of its names, texts and children changed: most of what is drawn stays, and is updated. */
export function edited(before: Tree, random: SeededRandom): Tree {
  const name = random.pick(NAMES);
  if (before.kind === "text") return random.chance(0.3) ? { kind: "text", text: name } : before;
  if (before.kind === "failing") return random.chance(0.5) ? { kind: "text", text: name } : before;
  const children = before.children.map((child) => edited(child, random));
  const change = random.next();
  if (change < 0.15) children.shift();
  else if (change < 0.3) children.reverse();
  else if (change < 0.45) children.push({ kind: "text", text: name });
  return { ...before, name: random.chance(0.4) ? name : before.name, children };
}
