// What a feed of the community shows: whose posts, of which sport, and in which order.
import { useLingui } from "@lingui/react/macro";
import { SORT_NAMES } from "#components/posts/postChoiceNames.ts";
import type { PostScope, PostSort, PostType } from "#domain/community/post.ts";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { Select } from "#ui/controls/Select.tsx";
import styles from "./CommunityPage.module.css";
import type { CommunitySearch } from "./communitySearch.ts";

export interface CommunityControlsProps {
  readonly type: PostType;
  readonly sort: PostSort;
  readonly scope: PostScope;
  readonly isMember: boolean;
  readonly onChange: (some: CommunitySearch) => void;
}

export function CommunityControls({ type, sort, scope, isMember, onChange }: CommunityControlsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles["controls"]}>
      {isMember ? (
        <Segmented<PostScope>
          label={t({ message: "Author", comment: "Choice: posts for the reader, or the reader’s own" })}
          value={scope}
          segments={[
            { value: "forYou", label: t({ message: "For you", comment: "A list of posts for the reader" }) },
            {
              value: "personal",
              label: t({ message: "My posts", comment: "A list of the reader’s own posts" }),
            },
          ]}
          onChange={(value) => onChange({ scope: value })}
        />
      ) : null}
      <Segmented<PostType>
        label={t({ message: "Sport", comment: "Choice: posts about which sport" })}
        value={type}
        segments={[
          { value: "all", label: t({ message: "All", context: "posts" }) },
          { value: "football", label: t({ message: "Football", comment: "A sport" }) },
          { value: "basketball", label: t({ message: "Basketball", comment: "A sport" }) },
          { value: "tennis", label: t({ message: "Tennis", comment: "A sport" }) },
        ]}
        onChange={(value) => onChange({ type: value })}
      />
      <Select
        label={t({ message: "Order of posts", comment: "Setting: in which order lists of posts begin" })}
        value={sort}
        options={Object.entries(SORT_NAMES).map(([value, name]) => ({ value, label: i18n._(name) }))}
        onChange={(value) => onChange({ sort: value as PostSort })}
        className={styles["sort"]}
      />
    </div>
  );
}
