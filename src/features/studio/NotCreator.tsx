// What a member who is not a creator sees of the studio: what it is, and what is missing to become one.
// See docs/product.md#not-a-creator-yet.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { useAct } from "#components/acting/useAct.ts";
import type { Member } from "#domain/member/member.ts";
import { openContributor } from "#state/dialogs/contributor.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Icon } from "#ui/content/Icon.tsx";
import "#ui/content/moreIcons.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./NotCreator.module.css";

const NOTHING = {} as const;
const SETTINGS = "/settings/account/profile";

export function NotCreator() {
  const { t } = useLingui();
  usePageTitle(t`Creator studio – Touchline`);
  const account = usePageData("account", NOTHING);
  return (
    <div className={styles["page"]}>
      <h2 className={styles["title"]}>
        <Trans>You are not a creator yet.</Trans>
      </h2>
      <p className={styles["lead"]}>
        <Trans>
          Creators write posts for subscribers and are paid for them. Here they see their figures, set their
          prices and withdraw what they have earned.
        </Trans>
      </p>
      <h3 className={styles["heading"]}>
        <Trans>What it takes</Trans>
      </h3>
      <PageSection query={account} skeleton={<RowsSkeleton rows={3} height={64} />}>
        {(member) => <Conditions member={member} />}
      </PageSection>
    </div>
  );
}

function Conditions({ member }: { readonly member: Member }) {
  const isAdult = useAdult();
  const hasCountry = member.countryId !== undefined;
  return (
    <ul className={styles["conditions"]}>
      <Condition isMet={isAdult === true} name={<Trans>You are 18 or older.</Trans>}>
        {member.birthday === "" ? (
          <SetUp>
            <Trans>Your profile does not say your birthday yet.</Trans>
          </SetUp>
        ) : isAdult === false ? (
          <span>
            <Trans>By your birthday you are younger.</Trans>
          </span>
        ) : null}
      </Condition>
      <Condition isMet={hasCountry} name={<Trans>Your profile says in which country you live.</Trans>}>
        {hasCountry ? null : (
          <SetUp>
            <Trans>Payments need it.</Trans>
          </SetUp>
        )}
      </Condition>
      <Condition isMet={false} name={<Trans>The contributor programme has accepted you.</Trans>}>
        <Trans>Its team gives the permission to offer subscriptions.</Trans>{" "}
        <button type="button" className={styles["link"]} onClick={openContributor}>
          <Trans comment="Opens the description of the contributor programme">Read about it</Trans>
        </button>
      </Condition>
    </ul>
  );
}

/** Whether the server says that the member is of age; undefined until it has. */
function useAdult(): boolean | undefined {
  const { run } = useAct("checkAge", { quiet: true });
  const [isAdult, setAdult] = useState<boolean>();
  useEffect(() => {
    void run({}).then((answer) => {
      if (answer?.ok === true) setAdult(answer.value);
    });
  }, [run]);
  return isAdult;
}

interface ConditionProps {
  readonly isMet: boolean;
  readonly name: ReactNode;
  /** What to do about it. */
  readonly children: ReactNode;
}

function Condition({ isMet, name, children }: ConditionProps) {
  return (
    <li className={styles["condition"]} data-met={isMet || undefined}>
      <Icon name={isMet ? "check" : "dot"} size={20} />
      <div>
        <p className={styles["name"]}>
          {name}{" "}
          <VisuallyHidden>
            {isMet ? (
              <Trans comment="State of a condition">Met</Trans>
            ) : (
              <Trans comment="State of a condition">Not met</Trans>
            )}
          </VisuallyHidden>
        </p>
        {isMet ? null : <p className={styles["what"]}>{children}</p>}
      </div>
    </li>
  );
}

function SetUp({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}{" "}
      <RowLink path={SETTINGS} className={styles["link"]}>
        <Trans id="setUp" comment="Button: leads to the settings of the profile">
          Set up
        </Trans>
      </RowLink>
    </>
  );
}
