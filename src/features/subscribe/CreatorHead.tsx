// To whom a subscription is bought: picture, name and id.
import { Trans, useLingui } from "@lingui/react/macro";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import type { User } from "#domain/member/member.ts";
import styles from "./Purchase.module.css";

export function CreatorHead({ creator }: { readonly creator: User }) {
  const { t } = useLingui();
  const { id, name } = creator;
  return (
    <div className={styles["head"]} data-creator-id={id}>
      <UserAvatar user={creator} linked={false} />
      <div className={styles["who"]}>
        <p className={styles["name"]}>
          <bdi translate="no">{name === "" ? t`Unknown member` : name}</bdi>
        </p>
        <p className={styles["id"]}>
          <Trans comment="Number of a member">
            ID <bdi translate="no">{id}</bdi>
          </Trans>
        </p>
      </div>
    </div>
  );
}
