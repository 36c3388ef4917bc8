// A minute of the timeline about which many posts were written, as a link to these posts.
// See docs/product.md#posts-on-the-timeline.
import { Plural } from "@lingui/react/macro";
import type { BusyMinute } from "#domain/community/busyMinutes.ts";
import { matchPath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./PostMark.module.css";

export interface PostMarkProps {
  readonly matchId: number;
  readonly mark: BusyMinute;
}

export function PostMark({ matchId, mark: { minute, count } }: PostMarkProps) {
  return (
    <li className={styles["mark"]} data-posts-minute={minute}>
      <RowLink path={`${matchPath(matchId)}/posts`} search={{ minute }} keepScroll className={styles["link"]}>
        <Icon name="chat" size={14} />
        <span className="num">
          {minute}′ · <Plural value={count} one="# post" other="# posts" />
        </span>
      </RowLink>
    </li>
  );
}
