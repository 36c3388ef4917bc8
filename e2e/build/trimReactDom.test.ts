// @vitest-environment happy-dom
// What the build leaves out of react-dom is never run: trees are drawn, changed and removed as by the whole library.
import * as fc from "fast-check";
import type { ElementType } from "react";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { seededRandom } from "../support/seededRandom.ts";
import {
  type Client,
  CLIENT_PATH,
  clientsOf,
  react,
  reactDom,
  WHOLE_CLIENT,
} from "./testing/productionReact.ts";
import { anyTree, componentsOf, draw, edited, type Stage, type Tree } from "./testing/reactTrees.ts";
import { trimLibrary } from "./trimLibraries.ts";

const trimmed = trimLibrary(CLIENT_PATH, WHOLE_CLIENT);
if (trimmed === undefined) throw new Error("react-dom is not trimmed");

// With a clock of the test's own a slow machine draws the same.
vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "performance"] });
afterAll(() => void vi.useRealTimers());
const clients = clientsOf({ whole: WHOLE_CLIENT, trimmed });

afterEach(() => document.body.replaceChildren());

/** Enough for the work of one step, and for all that React delays, ms. */
const STEP_MS = 20;
const LONG_MS = 2_000;

/** Transitions have the lanes whose commits may have view transitions. */
type Update = "usual" | "transition" | "late transition" | "at once";

interface Step {
  readonly tree: Tree;
  readonly update: Update;
  /** What the trees wait for comes before this step. */
  readonly comes: boolean;
  /** Until the next step. */
  readonly ms: number;
}

/** What a run shows: the page and the length of the log after each step, and the effects, refs and snapshots in their order. */
interface Run {
  readonly drawn: readonly string[];
  readonly log: readonly string[];
}

/** A promise that is resolved from outside. */
function aGate() {
  let open = (): void => {};
  const promise = new Promise<string>((resolve) => {
    open = () => resolve("there");
  });
  return { promise, open };
}

/** Draws the steps with one of the libraries; each run has components, promises and a log of its own. */
async function play(client: Client, steps: readonly Step[]): Promise<Run> {
  const log: string[] = [];
  const drawn: string[] = [];
  const container = document.createElement("main");
  const layer = document.createElement("aside");
  document.body.append(container, layer);
  let gate = aGate();
  const stage: Stage = { ...componentsOf(log), layer, promise: () => gate.promise };
  const note =
    (kind: string) =>
    (error: unknown): void =>
      void log.push(`${kind} ${String(error)}`);
  const root = client.createRoot(container, {
    onCaughtError: note("caught"),
    onUncaughtError: note("uncaught"),
    onRecoverableError: note("recovered"),
  });
  const settle = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    const field = document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined;
    const focus = field && `${field.title} ${field.selectionStart} ${field.selectionEnd}`;
    drawn.push(`${container.innerHTML} ${layer.innerHTML} ${log.length} ${focus}`);
  };
  const updates: Readonly<Record<Update, (update: () => void) => void>> = {
    usual: (update) => update(),
    transition: (update) => react.startTransition(update),
    "late transition": (update) =>
      react.startTransition(async () => {
        // Not at the end of a step: the tasks of that moment may be looked at before they have run.
        await new Promise((resolve) => void setTimeout(resolve, STEP_MS / 2));
        react.startTransition(update);
      }),
    "at once": (update) => reactDom.flushSync(update),
  };
  for (const { tree, update, comes, ms } of steps) {
    if (comes) {
      gate.open();
      await settle(STEP_MS);
      gate = aGate();
    }
    updates[update](() => root.render(draw(stage, tree)));
    await settle(ms);
    const field = container.querySelector("input");
    field?.focus();
    field?.setSelectionRange(1, 3);
  }
  gate.open();
  await settle(LONG_MS);
  root.unmount();
  await settle(LONG_MS);
  return { drawn, log };
}

/** A tree, and what becomes of it. */
const sequences: fc.Arbitrary<readonly Step[]> = fc
  .record({
    children: fc.array(anyTree, { minLength: 1, maxLength: 4 }),
    steps: fc.array(
      fc.record({
        seed: fc.nat(),
        update: fc.constantFrom<Update>("usual", "transition", "late transition", "at once"),
        comes: fc.boolean(),
        ms: fc.constantFrom(STEP_MS, 400),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ children, steps }) => {
    let shown: Tree = { kind: "element", key: 0, name: "a", children };
    return steps.map(({ seed, ...step }, index) => {
      if (index > 0) shown = edited(shown, seededRandom(seed));
      return { ...step, tree: shown };
    });
  });

/** A part whose snapshot is taken, inside one that is hidden or waits, in transitions. */
const inside = (kind: "hidden" | "suspense"): readonly Step[] =>
  ["bb", "ab", "ac", "bc", "ba", "aa"].map((both, index) => ({
    tree: {
      kind,
      key: 0,
      name: both.charAt(0),
      children: [{ kind: "snapshot", key: 0, name: both.charAt(1), children: [] }],
    },
    update: "transition",
    comes: index === 4,
    ms: STEP_MS,
  }));

/** What happens to the components of a run, by the beginning of the lines in its log. */
const NOTED = ["insert", "layout", "effect", "ref", "fragment", "mounted", "updated", "unmounted", "caught"];

describe("the trimmed react-dom", () => {
  it("draws, changes and removes trees as the whole one does", async () => {
    const noted = new Set<string>();
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const expected = await play(clients.whole, steps);
        expect(await play(clients.trimmed, steps)).toEqual(expected);
        for (const line of expected.log) noted.add(line.slice(0, line.indexOf(" ")));
      }),
      { numRuns: 300 },
    );
    expect([...noted]).toEqual(expect.arrayContaining(NOTED));
  });

  it.each(["hidden", "suspense"] as const)(
    "takes snapshots inside what is %s as the whole one does",
    async (kind) => {
      const expected = await play(clients.whole, inside(kind));
      expect(await play(clients.trimmed, inside(kind))).toEqual(expected);
      expect(expected.log).toContain("updated from b to c");
    },
  );

  it("refuses a view transition as an element of an unknown type", async () => {
    // React's types do not name it yet.
    const { ViewTransition } = react as unknown as { readonly ViewTransition: ElementType };
    const errors = { whole: [] as string[], trimmed: [] as string[] };
    for (const name of ["whole", "trimmed"] as const) {
      const root = clients[name].createRoot(document.createElement("main"), {
        onUncaughtError: (error) => void errors[name].push(String(error)),
      });
      root.render(react.createElement(ViewTransition));
      await vi.advanceTimersByTimeAsync(LONG_MS);
      root.unmount();
    }
    expect(errors.whole).toEqual([]);
    expect(errors.trimmed).toEqual([expect.stringContaining("#130")]);
  });

  it("has no branch left that asks for the tag or for the lanes of view transitions", () => {
    const asks = /case 30:|REACT_LEGACY_HIDDEN_TYPE:|335544064/g;
    expect(WHOLE_CLIENT.match(asks)).toHaveLength(21);
    expect(trimmed.match(asks)).toBeNull();
  });
});
