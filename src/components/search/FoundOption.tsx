// One thing found: picture, name with the letters typed marked, and what distinguishes it.
// See docs/product.md#suggestions.
import { useShownFixture } from "../spoilers/hiddenScores.ts";
import { Plural } from "@lingui/react/macro";
import { FoundPicture } from "./FoundPicture.tsx";
import { Highlighted } from "./Highlighted.tsx";
import type { SearchItem } from "./searchItems.ts";
import { classNames } from "#ui/styles/classNames.ts";
import styles from "./FoundOption.module.css";

export interface FoundOptionProps {
  readonly id: string;
  readonly item: SearchItem;
  /** The letters to mark, "" for none. */
  readonly query: string;
  readonly active: boolean;
  readonly className?: string | undefined;
  onPoint(): void;
  onChoose(): void;
}

/** The focus stays in the field or editor, whose `aria-activedescendant` names the active option. */
export function FoundOption(props: FoundOptionProps) {
  const { id, item, query, active, className, onPoint, onChoose } = props;
  const { kind, name, detail, postCount } = item;
  const fixture = useShownFixture(item.fixture);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={classNames(styles["option"], className)}
      data-found={kind}
      onPointerMove={active ? undefined : onPoint}
      // A press must not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <FoundPicture item={item} />
      <span className={styles["words"]}>
        <bdi className={styles["name"]} translate="no">
          <Highlighted name={name} query={query} />
        </bdi>
        {detail === "" && postCount === undefined ? null : (
          <small className={styles["detail"]}>
            {postCount === undefined ? (
              <bdi>{detail}</bdi>
            ) : (
              <span>
                <Plural value={postCount} one="# post" other="# posts" />
              </span>
            )}
          </small>
        )}
      </span>
      {fixture?.score ? (
        <strong
          className={`${styles["score"]} num`}
          translate="no"
        >{`${fixture.score.home}–${fixture.score.away}`}</strong>
      ) : null}
    </div>
  );
}
