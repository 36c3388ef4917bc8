// What its writer chooses about a post: what it is about, who sees it, who may reply, and whether it is a spoiler.
// See docs/product.md#writing-simple-posts.
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PostDraft, RelatedObject } from "#domain/community/post.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import type { TextChoices } from "#state/writing/texts.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Checkbox } from "#ui/controls/Checkbox.tsx";
import { Select } from "#ui/controls/Select.tsx";
import { MomentButton } from "./MomentButton.tsx";
import styles from "./PostBoxChoices.module.css";
import { REPLY_RULE_NAMES, VISIBILITY_NAMES } from "./postChoiceNames.ts";
import { RelatedMark } from "./RelatedMark.tsx";

const NO_CREATOR = { public: VISIBILITY_NAMES.public, close: VISIBILITY_NAMES.close };

export interface PostBoxChoicesProps {
  readonly memberId: number;
  readonly choices: Required<TextChoices>;
  onChange(changes: TextChoices): void;
}

export function PostBoxChoices({ memberId, choices, onChange }: PostBoxChoicesProps) {
  const { t, i18n } = useLingui();
  const { related, visibility, replyRule, isSpoiler } = choices;
  // Only creators have subscribers.
  const isCreator = usePageData("profile", { userId: memberId }).data?.isCreator === true;
  const replace = (at: number, ...by: readonly RelatedObject[]): void =>
    onChange({ related: related.toSpliced(at, 1, ...by) });
  const optionsOf = (names: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(names).map(([value, name]) => ({ value, label: i18n._(name) }));
  return (
    <>
      {related.length === 0 ? null : (
        <ul className={styles["related"]} aria-label={t`What the post is about`}>
          {related.map((object, at) => (
            <li key={`${object.kind} ${object.id}`} className={styles["item"]}>
              <span className={styles["chip"]}>
                <RelatedMark object={object} size={18} />
                <RemoveButton name={object.name} onPress={() => replace(at)} />
              </span>
              {object.kind === "match" ? (
                <MomentButton match={object} onChange={(changed) => replace(at, changed)} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <div className={styles["choices"]}>
        <Select
          label={t`Who sees the post`}
          value={visibility}
          options={optionsOf(isCreator || visibility === "onlyFans" ? VISIBILITY_NAMES : NO_CREATOR)}
          onChange={(value) => onChange({ visibility: value as PostDraft["visibility"] })}
        />
        <Select
          label={t`Who may reply`}
          value={replyRule}
          options={optionsOf(REPLY_RULE_NAMES)}
          onChange={(value) => onChange({ replyRule: value as PostDraft["replyRule"] })}
        />
        <Checkbox checked={isSpoiler} onChange={(on) => onChange({ isSpoiler: on })}>
          <Trans comment="A post that tells a result which others may not want to know yet">
            Contains spoilers
          </Trans>
        </Checkbox>
      </div>
    </>
  );
}

function RemoveButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles["remove"]}
      aria-label={t`Remove ${name}`}
      title={t`Remove ${name}`}
      onClick={(event) => {
        // The pressed button is removed, so the focus moves to the text.
        event.currentTarget.form?.querySelector("textarea")?.focus();
        onPress();
      }}
    >
      <Icon name="close" size={14} />
    </button>
  );
}
