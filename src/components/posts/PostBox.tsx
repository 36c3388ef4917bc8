// The prompt that opens into a box to write a post with, about what the page is about.
// See docs/product.md#writing-simple-posts.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { PostDraft, PostSport, RelatedObject } from "#domain/community/post.ts";
import { showOwnPost } from "#state/community/ownPosts.ts";
import { asMember } from "#state/dialogs/authDialog.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { act } from "#state/session/act.ts";
import { useMember } from "#state/session/sessionAtom.ts";
import {
  changeText,
  type KeptText,
  openText,
  placeNow,
  type TextChoices,
  useIsKeptOpen,
  useKeptText,
} from "#state/writing/texts.ts";
import { announce } from "#ui/page/announce.ts";
import { UserAvatar } from "../people/UserAvatar.tsx";
import styles from "./PostBox.module.css";
import { PostBoxChoices } from "./PostBoxChoices.tsx";
import { TextBox } from "./TextBox.tsx";

export interface PostBoxProps {
  /** Names the text that is written here, among those of the member: `new` or `new:{type}:{id}`. */
  readonly slot: string;
  /** Words that invite to write. */
  readonly prompt: string;
  /** What a post written here is about, unless its writer removes it. */
  readonly related?: readonly RelatedObject[];
  /** The topic that a post written here gets. */
  readonly topicId?: number;
  /** Football where it is left out. */
  readonly sport?: PostSport | undefined;
}

/** A press by a visitor opens the sign-in, and the box after it. */
export function PostBox({ slot, prompt, related = NONE, topicId, sport = "football" }: PostBoxProps) {
  const { t } = useLingui();
  const client = useLiveClient();
  const member = useMember();
  const kept = useKeptText(slot);
  const isOpen = useIsKeptOpen(useWriter(), slot);
  const button = usePromptFocus(isOpen);
  const { visibility, replyRule } = useAtomValue(communityConfigAtom);
  const first = { visibility, replyRule, isSpoiler: false };

  function change(changes: Partial<KeptText>): void {
    const place = placeNow(slot);
    if (place) changeText(place, changes);
  }

  if (!isOpen) {
    return (
      <div className={styles["prompt"]}>
        <UserAvatar user={member ?? VISITOR} linked={false} />
        <button
          ref={button}
          type="button"
          className={styles["button"]}
          onClick={() => asMember(() => openText(slot))}
        >
          {kept.text === "" ? prompt : <Trans>Go on writing your post</Trans>}
        </button>
      </div>
    );
  }
  return (
    <div className={styles["box"]}>
      <TextBox<"createPost">
        slot={slot}
        label={prompt}
        placeholder={prompt}
        action={<Trans comment="Button: publishes a post">Publish</Trans>}
        focused
        onClose={() => change({ open: false })}
        send={(written, key) =>
          act(
            client,
            "createPost",
            draftOf(
              written,
              { ...first, related },
              { sport, topics: topicId === undefined ? [] : [topicId] },
            ),
            key,
          )
        }
        onSent={(post) => {
          announce(t`Your post is published.`);
          showOwnPost(post);
        }}
      >
        {member === undefined ? null : (
          <PostBoxChoices
            memberId={member.id}
            choices={{ ...first, related, ...kept.choices }}
            onChange={(changes) => change({ choices: { ...kept.choices, ...changes } })}
          />
        )}
      </TextBox>
    </div>
  );
}

const NONE: readonly RelatedObject[] = [];
const VISITOR = { id: 0, name: "", avatar: "" };

/** `first`: what a post begins with (docs/product.md#settings-of-the-community). */
function draftOf(
  { text, choices }: KeptText,
  first: Required<TextChoices>,
  given: Pick<PostDraft, "sport" | "topics">,
): PostDraft {
  const { related, ...chosen } = { ...first, ...choices };
  return {
    title: "",
    contentMode: "plain",
    content: text,
    ...given,
    media: [],
    ...chosen,
    related: related.map(({ kind, id, minute, scoreThen }) => ({ kind, id, minute, scoreThen })),
  };
}

/** The member signed in, or the last one whose sign-in ended while this was shown. */
function useWriter(): number | undefined {
  const id = useMember()?.id;
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  return id ?? last;
}

/** When the box closes and leaves the focus nowhere, the prompt gets it. */
function usePromptFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
