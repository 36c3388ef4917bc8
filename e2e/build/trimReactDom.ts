// What React's renderer for browsers has for view transitions. The client draws none.
import type { Trim } from "./trim.ts";

/** The tag of the fibers of `ViewTransition`, and the type of `LegacyHidden`, whose branch it shares and which is not public. */
const CASES = String.raw`(?:30|REACT_LEGACY_HIDDEN_TYPE)`;

/**
 * react-dom: no element of ours is a `ViewTransition`, so that no fiber has its tag, no commit starts a view transition, and
 * nothing is measured or named before and after a commit. One that is drawn all the same is refused as an element of an
 * unknown type. Each branch that asks whether there may be a view transition takes the way without; nothing calls the
 * functions behind it then, and the minifier leaves them out.
 */
export const REACT_DOM: Trim = {
  file: /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
  cuts: [
    // The steps of a commit follow each other at once.
    {
      from: "shouldStartViewTransition\n    ? (pendingViewTransition =",
      to: "(flushMutationEffects(), flushLayoutEffects()",
    },
    {
      from: "  null !== pendingViewTransition &&\n    (pendingViewTransition.skipTransition",
      to: "  flushMutationEffects();\n  flushLayoutEffects();",
    },
    {
      from: "    recoverableErrors = pendingViewTransitionEvents;",
      to: "    0 !== (pendingEffectsLanes & 3)",
    },
    { from: "    var committedViewTransition =", to: "    requestPaint();" },
    // Before the commit, deleted elements are not searched for view transitions.
    {
      from: "    if (\n      committedLanes &&\n      ((JSCompiler_temp = root.deletions)",
      to: "    if (null === root.alternate && 0 !== (root.flags & 2))",
    },
    // A commit does not wait for the end of a view transition.
    {
      from: "      isViewTransitionEligible &&\n        ((subtreeFlags = suspendedCommitReason),",
      to: "      (subtreeFlags =\n        (lanes & 62914560)",
    },
    // Methods on a prototype count as effects, so that the minifier would keep it.
    { from: "function ViewTransitionPseudoElement(", to: "function createViewTransitionInstance(" },
  ],
  replaced: [
    // The lines of a case are indented deeper than its label.
    [
      new RegExp(String.raw`^( +)case ${CASES}:\n(?:\1 .*\n|\1case REACT_VIEW_TRANSITION_TYPE:\n)+`, "gm"),
      "",
    ],
    [/\bisViewTransitionEligible =\s+\(\w+ & 335544064\) === \w+/g, "isViewTransitionEligible = !1"],
    [/\bcommittedLanes && trackEnterViewTransitions\(root\)[,;]/g, ""],
    [
      /\bnull !== JSCompiler_temp &&\s+null === JSCompiler_temp\.memoizedState &&\s+committedLanes &&\s+commitExitViewTransitions\(JSCompiler_temp\);/,
      "",
    ],
    [/\bcommittedLanes && commitNestedViewTransitions\(root\),/, ""],
    [/\bcommitBeforeMutationEffects_complete\(committedLanes\)/g, "commitBeforeMutationEffects_complete(!1)"],
    [/\bcommittedLanes = \(committedLanes & 335544064\) === committedLanes;/, ""],
    [/\bcommittedLanes \? 9270 : 1024/, "1024"],
    [/\(lanes & 335544064\) === lanes\s+\? \(\(pendingTransitionTypes = [^;]+;/, "spawnedLane = 10256;"],
    [/\(lanes & 335544064\) === lanes \? 10262 : 10256/, "10256"],
    [
      /\bviewTransitionMutationContext &&\s+inUpdateViewTransition &&\s+\(rootViewTransitionAffected = !0\);/,
      "",
    ],
    [/\bcurrent = pushMutationContext\(\);/, ""],
    [/\bviewTransitionMutationContext = current;/, ""],
  ],
};
