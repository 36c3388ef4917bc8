// Asks once before a post is published with a picture that says nothing to people who do not see it.
// See docs/product.md#descriptions-of-pictures.
import { useState } from "react";
import { isGivenUp } from "#components/writing/uploadProblem.ts";
import type { Writing } from "#components/writing/useWriting.ts";
import type { UploadState } from "#domain/writing/draft.ts";
import { useDraftUploads } from "#state/writing/uploads.ts";

const NONE: readonly UploadState[] = [];

/**
 * `writing` whose first `publish` asks where a new picture beside the text has no description; the second one publishes.
 * The draft remembers that it has asked. `isAsking`: the question is to be shown.
 */
export function useAltQuestion(writing: Writing): { readonly writing: Writing; readonly isAsking: boolean } {
  const { draft, content, problem, isLocked } = writing;
  const { uploads } = useDraftUploads(draft.id, draft.state?.uploads ?? NONE);
  const [isAsked, setAsked] = useState(false);
  const isUndescribed = content.media.some((medium) => {
    if ("medium" in medium || medium.alt.trim() !== "") return false;
    const upload = uploads.find(({ id }) => id === medium.uploadId);
    return upload?.kind === "image" && !isGivenUp(upload);
  });

  function publish(): void {
    if (isUndescribed && content.isAltAsked !== true && problem === undefined && !isLocked && draft.isReady) {
      writing.change({ isAltAsked: true });
      setAsked(true);
      return;
    }
    setAsked(false);
    writing.publish();
  }

  return { writing: { ...writing, publish }, isAsking: isAsked && isUndescribed && !isLocked };
}
