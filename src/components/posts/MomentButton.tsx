// Ties a post to the present minute and score of its running match, or takes that back.
// See docs/product.md#match-anchor.
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { momentOf, momentText } from "#domain/community/moment.ts";
import type { RelatedObject } from "#domain/community/post.ts";
import { useMatch } from "#state/live/client/hooks.ts";
import { useWatch } from "#state/live/client/useWatch.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./MomentButton.module.css";

export interface MomentButtonProps {
  readonly match: RelatedObject;
  onChange(match: RelatedObject): void;
}

/** Nothing while no minute runs and none is taken. A taken moment stays as it was when it was pressed. */
export function MomentButton({ match, onChange }: MomentButtonProps) {
  const { t } = useLingui();
  const { id, minute, scoreThen } = match;
  useWatch(useMemo(() => [id], [id]));
  const now = momentOf(useMatch(id));
  const taken = minute === undefined ? undefined : { minute, scoreThen };
  const shown = taken ?? now;
  if (shown === undefined) return null;
  const text = momentText(shown);
  return (
    <button
      type="button"
      className={styles["moment"]}
      aria-pressed={taken !== undefined}
      aria-label={t({ message: `About ${text}`, comment: "Button: the post is about this minute and score" })}
      title={t`The post shows this minute and score, and how the score changes`}
      onClick={() =>
        onChange({ ...match, ...(taken === undefined ? now : { minute: undefined, scoreThen: undefined }) })
      }
    >
      <Icon name={taken === undefined ? "pin" : "check"} size={14} />
      <span className="num">{text}</span>
    </button>
  );
}
