// A creator in a list: who it is, how much is written for whom, and what a subscription costs.
// See docs/product.md#creators-page.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Ref, useId } from "react";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import { profilePath } from "../page/pageLinks.ts";
import { RowLink } from "../page/RowLink.tsx";
import { UserAvatar } from "../people/UserAvatar.tsx";
import styles from "./CreatorCard.module.css";
import { OfferAction } from "./OfferAction.tsx";

/** Edge of the picture in CSS px. */

export interface CreatorCardProps {
  readonly creator: CreatorOffer;
  readonly ref?: Ref<HTMLElement> | undefined;
}

export function CreatorCard({ creator, ref }: CreatorCardProps) {
  const { t } = useLingui();
  const nameId = useId();
  const { id, name, bio, postCount, fansPostCount, subscriberCount, isSelf } = creator;
  return (
    <article ref={ref} tabIndex={-1} className={styles["card"]} aria-labelledby={nameId} data-creator-id={id}>
      <UserAvatar user={creator} besideLink />
      <div className={styles["who"]}>
        <h2 className={styles["name"]}>
          <RowLink path={profilePath(id)}>
            <bdi id={nameId} translate="no">
              {name === "" ? t`Unknown member` : name}
            </bdi>
          </RowLink>
          {isSelf ? (
            <span className={styles["self"]}>
              <Trans comment="Mark of the reader's own entry in a list of people">You</Trans>
            </span>
          ) : null}
        </h2>
        {bio === "" ? null : (
          <p className={styles["bio"]} dir="auto">
            {bio}
          </p>
        )}
        <ul className={styles["counts"]}>
          <li>
            <Plural value={postCount} one="# post" other="# posts" />
          </li>
          {fansPostCount === 0 ? null : (
            <li>
              <Plural value={fansPostCount} one="# for subscribers" other="# for subscribers" />
            </li>
          )}
          <li>
            <Plural value={subscriberCount} one="# subscriber" other="# subscribers" />
          </li>
        </ul>
      </div>
      <div className={styles["action"]}>
        <OfferAction creator={creator} nameId={nameId} />
      </div>
    </article>
  );
}
