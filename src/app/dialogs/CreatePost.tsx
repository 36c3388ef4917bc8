// Shows the dialog in which a post is written when a page sends its event, and says what was published.
// See docs/product.md#writing-posts.
import { useEffect, useState } from "react";
import type { SentDraft } from "#domain/writing/draft.ts";
import { withTexts } from "#i18n/withTexts.ts";
import { onCreatePost, type PostRequest } from "#state/dialogs/createPost.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { currentMember } from "#state/session/sessionAtom.ts";
import { useMember } from "#state/session/useMember.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";
import { whenIdle } from "../background/whenIdle.ts";

const ComposerDialog = lazyDialog(
  async () => (await withTexts(() => import("#features/composer/ComposerDialog.tsx"))).ComposerDialog,
  ({ onClose }) => onClose(),
);

interface Shown {
  readonly request: PostRequest;
  /** Each opening is a dialog of its own. */
  readonly at: number;
  readonly writerId: number | undefined;
}

/** Its code is fetched when the browser is idle, for members: a visitor cannot write. A change of the path closes it. */
export function CreatePost() {
  const isMember = useMember() !== undefined;
  useEffect(() => {
    if (!isMember) return undefined;
    let isGone = false;
    void whenIdle().then(() => {
      if (!isGone) ComposerDialog.fetchAhead();
    });
    return () => {
      isGone = true;
    };
  }, [isMember]);
  useEffect(() => {
    if (!isMember) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    // Not part of this chunk, which every page loads.
    void whenIdle()
      .then(() => import("#state/writing/memberDrafts.ts"))
      .then(
        ({ onSent }) => {
          if (!isGone) stop = onSent(tell);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isMember]);
  return <AtPath key={usePlace((place) => place.path)} />;
}

/** Lists and threads show what was published all the same. */
function tell(sent: SentDraft): void {
  withTexts(() => import("#features/composer/afterSent.ts")).then(
    ({ afterSent }) => afterSent(sent),
    () => undefined,
  );
}

function AtPath() {
  const memberId = useMember()?.id;
  const [shown, setShown] = useState<Shown>();
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      onCreatePost((request) => {
        const writerId = currentMember()?.id;
        setShown((before) => ({ request, at: (before?.at ?? 0) + 1, writerId }));
        setOpen(true);
      }),
    [],
  );
  // The sign-in may end while the dialog is open; another member's sign-in closes it.
  if (shown === undefined || (memberId !== undefined && memberId !== shown.writerId)) return null;
  const { request, at } = shown;
  return <ComposerDialog key={at} open={isOpen} request={request} onClose={() => setOpen(false)} />;
}
