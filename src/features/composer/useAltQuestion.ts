// Asks once before a post is published with a picture that says nothing to people who do not see it.
// See docs/product.md#descriptions-of-pictures.
import { useState } from "react";
import { isGivenUp } from "#components/writing/givenUp.ts";
import type { Writing } from "#components/writing/useWriting.ts";
import type { DraftContent, UploadState } from "#domain/writing/draft.ts";
import { hasUndescribed } from "#domain/writing/undescribed.ts";
import { type ShownUpload, useDraftUploads } from "#state/writing/uploads.ts";

const NONE: readonly UploadState[] = [];

/**
 * `writing` whose first `publish` asks where a new picture has no description; the second one publishes. The draft
 * remembers that it has asked. `isAsking`: the question is to be shown.
 */
export function useAltQuestion(writing: Writing): { readonly writing: Writing; readonly isAsking: boolean } {
  const { draft, content, problem, isLocked } = writing;
  const { uploads } = useDraftUploads(draft.id, draft.state?.uploads ?? NONE);
  const [isAsked, setAsked] = useState(false);
  const isUndescribed = (written: DraftContent): boolean =>
    hasUndescribed(written, uploads, isPublishedPicture);

  function publish(): void {
    const mayAsk = content.isAltAsked !== true && problem === undefined && !isLocked && draft.isReady;
    // The rich editor tells late what was written last.
    if (mayAsk && isUndescribed(writing.newest())) {
      writing.change({ isAltAsked: true });
      setAsked(true);
      return;
    }
    setAsked(false);
    writing.publish();
  }

  return { writing: { ...writing, publish }, isAsking: isAsked && !isLocked && isUndescribed(content) };
}

const isPublishedPicture = (upload: ShownUpload): boolean => upload.kind === "image" && !isGivenUp(upload);
