// The order that feeds begin with.
import { Trans, useLingui } from "@lingui/react/macro";
import type { PostSort } from "#domain/community/post.ts";
import { SORT_NAMES } from "#components/posts/postChoiceNames.ts";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { SettingsPage } from "../SettingsPage.tsx";
import { SavedNote } from "./SavedNote.tsx";
import { useCommunityConfig } from "./useCommunityConfig.ts";

export function FeedSortPage() {
  const { i18n } = useLingui();
  const [{ sort }, change] = useCommunityConfig();
  return (
    <SettingsPage
      path="/settings/community/sort"
      lead={<Trans>The order that lists of posts begin with. Each list lets you choose another one.</Trans>}
    >
      <RadioRows
        legend={<Trans comment="Setting: in which order lists of posts begin">Order of posts</Trans>}
        legendHidden
        value={sort}
        options={Object.entries(SORT_NAMES).map(([value, name]) => ({
          value: value as PostSort,
          name: i18n._(name),
        }))}
        onChange={(value) => change({ sort: value })}
      />
      <SavedNote />
    </SettingsPage>
  );
}
