// The creators: a search by name, an order, and what a subscription to each costs.
// See docs/product.md#creators-page.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { CardPage } from "#components/page/CardPage.tsx";
import type { CreatorSort } from "#domain/creators/creator.ts";
import { openContributor } from "#state/dialogs/contributor.ts";
import { openMySubscriptions } from "#state/dialogs/mySubscriptions.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Select } from "#ui/controls/Select.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { CreatorList } from "./CreatorList.tsx";
import styles from "./CreatorsPage.module.css";
import { type CreatorsSearch, readCreatorsSearch } from "./creatorsSearch.ts";
import { NameField } from "./NameField.tsx";

const FIRST_SORT: CreatorSort = "subscribers";

const SORT_NAMES: Readonly<Record<CreatorSort, MessageDescriptor>> = {
  subscribers: msg({ message: "Most subscribers", comment: "Order of a list of creators" }),
  newest: msg({ message: "Newest creators", comment: "Order of a list of creators" }),
  posts: msg({ message: "Most posts", comment: "Order of a list of creators" }),
};

export function CreatorsPage() {
  const { t, i18n } = useLingui();
  usePageView();
  usePageTitle(t`Creators – Touchline`);
  const navigation = useNavigation();
  const search = useSearch({ strict: false, select: readCreatorsSearch });
  const { q: name = "", sort = FIRST_SORT } = search;
  const total = usePageData("creatorSearch", { keyword: name, sort, page: 1 }).data?.total;

  function change(some: CreatorsSearch): void {
    const next = { ...search, ...some };
    navigation.go({
      to: "/creators",
      search: { q: next.q, sort: next.sort === FIRST_SORT ? undefined : next.sort },
      replace: true,
      keepScroll: true,
    });
  }

  return (
    <CardPage>
      <header className={styles["header"]}>
        <div className={styles["about"]}>
          <h1 className={styles["title"]}>
            <Trans comment="Heading: members who sell subscriptions to their posts">Creators</Trans>
          </h1>
          <p className={styles["words"]}>
            <Trans>Subscribe to read what they write for subscribers alone. Nothing renews by itself.</Trans>
          </p>
        </div>
        <div className={styles["ways"]}>
          <Button small onClick={openMySubscriptions}>
            <Trans>My subscriptions</Trans>
          </Button>
          <Button small onClick={openContributor}>
            <Trans comment="Button: tells how a member can sell subscriptions">Become a creator</Trans>
          </Button>
        </div>
      </header>
      <div className={styles["controls"]}>
        <NameField name={name} onName={(next) => change({ q: next === "" ? undefined : next })} />
        <Select
          label={t({ message: "Order of creators", comment: "Choice: in which order creators are listed" })}
          value={sort}
          options={Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label: i18n._(label) }))}
          onChange={(value) => change({ sort: value as CreatorSort })}
        />
        <p role="status" className={styles["count"]}>
          {total === undefined ? null : (
            <span>
              <Plural value={total} one="# creator" other="# creators" />
            </span>
          )}
        </p>
      </div>
      <div className={styles["body"]}>
        <CreatorList name={name} sort={sort} onAll={() => change({ q: undefined })} />
      </div>
    </CardPage>
  );
}
