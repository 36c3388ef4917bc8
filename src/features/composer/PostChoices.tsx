// What its writer chooses about a post: what it is about, who sees it, who may reply, its sport, and spoilers.
// See docs/product.md#writing-posts.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { LazyPicker } from "#components/writing/choices/LazyPicker.tsx";
import { REPLY_RULE_NAMES, VISIBILITY_NAMES } from "#components/posts/postChoiceNames.ts";
import type { TextWriting } from "#components/writing/useWriting.ts";
import type { PostSport, RelatedObject, ReplyRule, TopicRef, Visibility } from "#domain/community/post.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useMember } from "#state/session/useMember.ts";
import { Checkbox } from "#ui/controls/Checkbox.tsx";
import { SelectField } from "#ui/controls/SelectField.tsx";
import styles from "./Composer.module.css";

const NO_CREATOR = { public: VISIBILITY_NAMES.public, close: VISIBILITY_NAMES.close };
const SPORT_NAMES: Readonly<Record<PostSport, MessageDescriptor>> = {
  football: msg({ message: "Football", comment: "A sport" }),
  basketball: msg({ message: "Basketball", comment: "A sport" }),
  tennis: msg({ message: "Tennis", comment: "A sport" }),
};

const loadRelated = async () => (await import("#components/writing/choices/RelatedPicker.tsx")).RelatedPicker;
const loadTopics = async () => (await import("#components/writing/choices/TopicPicker.tsx")).TopicPicker;

export function PostChoices({ writing }: { readonly writing: TextWriting }) {
  const { i18n, t } = useLingui();
  const { content, change, isLocked } = writing;
  const { visibility = "public", replyRule = "all", sport = "football", isSpoiler = false } = content;
  const memberId = useMember()?.id ?? 0;
  // Only creators have subscribers.
  const isCreator =
    usePageData("profile", { userId: memberId }, { enabled: memberId !== 0 }).data?.isCreator === true;
  const optionsOf = <Value extends string>(names: Readonly<Partial<Record<Value, MessageDescriptor>>>) =>
    (Object.entries(names) as [Value, MessageDescriptor][]).map(([value, name]) => ({
      value,
      label: i18n._(name),
    }));
  return (
    <fieldset className={styles["more"]} disabled={isLocked}>
      <LazyPicker<RelatedObject>
        label={<Trans>What the post is about</Trans>}
        placeholder={t`Match, team or league`}
        value={content.related ?? []}
        onChange={(related) => change({ related })}
        load={loadRelated}
      />
      <LazyPicker<TopicRef>
        label={<Trans>Topics of the post</Trans>}
        placeholder={t`Add a topic`}
        value={content.topics ?? []}
        onChange={(topics) => change({ topics })}
        load={loadTopics}
      />
      <div className={styles["choices"]}>
        <SelectField<Visibility>
          label={<Trans>Who sees the post</Trans>}
          value={visibility}
          options={optionsOf(isCreator || visibility === "onlyFans" ? VISIBILITY_NAMES : NO_CREATOR)}
          onChange={(value) => change({ visibility: value })}
        />
        <SelectField<ReplyRule>
          label={<Trans>Who may reply</Trans>}
          value={replyRule}
          options={optionsOf(REPLY_RULE_NAMES)}
          onChange={(value) => change({ replyRule: value })}
        />
        <SelectField<PostSport>
          label={<Trans comment="Choice: posts about which sport">Sport</Trans>}
          value={sport}
          options={optionsOf(SPORT_NAMES)}
          onChange={(value) => change({ sport: value })}
        />
      </div>
      <Checkbox checked={isSpoiler} onChange={(on) => change({ isSpoiler: on })}>
        <Trans comment="A post that tells a result which others may not want to know yet">
          Contains spoilers
        </Trans>
      </Checkbox>
    </fieldset>
  );
}
