// What a new post begins with: who sees it, and who may reply.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReplyRule, Visibility } from "#domain/community/post.ts";
import { REPLY_RULE_NAMES, VISIBILITY_NAMES } from "#components/posts/postChoiceNames.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useMember } from "#state/session/useMember.ts";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { SettingsPage } from "../SettingsPage.tsx";
import { SavedNote } from "./SavedNote.tsx";
import { useCommunityConfig } from "./useCommunityConfig.ts";

const VISIBILITIES: readonly Visibility[] = ["public", "onlyFans", "close"];

export function NewPostsPage() {
  const { t, i18n } = useLingui();
  const [{ visibility, replyRule }, change] = useCommunityConfig();
  const userId = useMember()?.id;
  const profile = usePageData("profile", { userId: userId ?? 0 }, { enabled: userId !== undefined });
  // Only creators have subscribers.
  const hasFans = profile.data?.isCreator === true || visibility === "onlyFans";
  const hints: Readonly<Record<Visibility, string>> = {
    public: t`Also people without an account.`,
    onlyFans: t`Others see your name and the title, but neither text nor pictures.`,
    close: t`For everybody else the post does not exist.`,
  };
  return (
    <SettingsPage
      path="/settings/community/allow"
      lead={<Trans>What a new post begins with. You can choose otherwise for each post.</Trans>}
    >
      <RadioRows
        legend={<Trans>Who sees the post</Trans>}
        value={visibility}
        options={VISIBILITIES.filter((value) => hasFans || value !== "onlyFans").map((value) => ({
          value,
          name: i18n._(VISIBILITY_NAMES[value]),
          hint: hints[value],
        }))}
        onChange={(value) => change({ visibility: value })}
      />
      <RadioRows
        legend={<Trans>Who may reply</Trans>}
        value={replyRule}
        options={Object.entries(REPLY_RULE_NAMES).map(([value, name]) => ({
          value: value as ReplyRule,
          name: i18n._(name),
        }))}
        onChange={(value) => change({ replyRule: value })}
      />
      <SavedNote />
    </SettingsPage>
  );
}
