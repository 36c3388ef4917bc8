// A range of the document that moves with what is written before it, for work that takes several steps.
import { type Quill, type QuillDelta, Range } from "./quill.ts";

export interface TrackedRange {
  /** Where the range is now; it is not followed any more. */
  end(): Range;
}

export function trackedRange(quill: Quill, { index, length }: Range): TrackedRange {
  let from = index;
  let to = index + length;
  const onChange = (change: QuillDelta): void => {
    from = change.transformPosition(from);
    to = change.transformPosition(to);
  };
  quill.on("text-change", onChange);
  return {
    end() {
      quill.off("text-change", onChange);
      return new Range(from, to - from);
    },
  };
}
