// Writes a new post: what the dialog was opened with, and the member's settings, are what it begins with.
// See docs/product.md#settings-of-the-community.
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useWriting } from "#components/writing/useWriting.ts";
import { type PostRequest, slotOf } from "#state/dialogs/createPost.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { editorModeAtom } from "#state/preferences/editorMode.ts";
import { Composer } from "./Composer.tsx";
import { PostChoices } from "./PostChoices.tsx";

export interface NewPostProps {
  readonly request: PostRequest;
  readonly onClose: () => void;
}

export function NewPost({ request, onClose }: NewPostProps) {
  const { visibility, replyRule } = useAtomValue(communityConfigAtom);
  const mode = useAtomValue(editorModeAtom);
  const { related = [], topics = [], sport = "football", text = "" } = request;
  const writing = useWriting({
    slot: slotOf(request),
    draftId: request.draftId,
    // A text that comes with the event is plain.
    base: {
      mode: text === "" ? mode : "simple",
      title: "",
      text,
      caret: undefined,
      visibility,
      replyRule,
      isSpoiler: false,
      sport,
      related,
      topics,
      media: [],
    },
    onSent: onClose,
  });
  return (
    <Composer
      writing={writing}
      onClose={onClose}
      action={<Trans comment="Button: publishes a post">Publish</Trans>}
    >
      <PostChoices writing={writing} />
    </Composer>
  );
}
