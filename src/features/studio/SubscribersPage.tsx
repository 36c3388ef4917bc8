// Who is or was subscribed to the creator: search, filter and order in the address, and the list as a file.
// See docs/product.md#subscribers-of-a-creator.
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { type Ref, useEffect, useEffectEvent, useState } from "react";
import { PagedList } from "#components/page/PagedList.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StudioPage } from "#components/studio/StudioPage.tsx";
import {
  type Subscriber,
  SUBSCRIBER_SORTS,
  type SubscriberSort,
  type SubscriberStatus,
} from "#domain/creators/studio.ts";
import type { Paged } from "#domain/member/member.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { LONGEST_QUERY, useSettled } from "#state/pageData/useSearch.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { Select } from "#ui/controls/Select.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import { FIRST_SORT, readSubscribersSearch, type SubscribersSearch } from "./studioSearch.ts";
import { SubscriberRow } from "./SubscriberRow.tsx";
import { SubscribersCsv } from "./SubscribersCsv.tsx";
import styles from "./SubscribersPage.module.css";

const PATH = "/studio/subscribers";

export function SubscribersPage() {
  const { t } = useLingui();
  const search = useSearch({ strict: false, select: readSubscribersSearch, structuralSharing: true });
  const { q = "", status, sort = FIRST_SORT } = search;
  const choice = { keyword: q, status, sort };
  const isNarrowed = q !== "" || status !== undefined;
  return (
    <StudioPage
      title={t({ message: "Subscribers", comment: "Page of the creator studio" })}
      actions={<SubscribersCsv choice={choice} />}
    >
      <Choice search={search} />
      <PagedList
        call="subscribers"
        params={choice}
        itemsOf={itemsOf}
        keyOf={idOf}
        label={t({ message: "Subscribers", comment: "Page of the creator studio" })}
        skeleton={<RowsSkeleton rows={6} height={72} picture />}
        failed={<Trans>The list could not be loaded.</Trans>}
        moreFailed={<Trans>The rest of the list could not be loaded.</Trans>}
        empty={isNarrowed ? <NobodyFits /> : <NobodyYet />}
      >
        {(subscriber, ref) => (
          <SubscriberRow ref={ref as Ref<HTMLDivElement> | undefined} subscriber={subscriber} />
        )}
      </PagedList>
    </StudioPage>
  );
}

const itemsOf = ({ items }: Paged<Subscriber>): readonly Subscriber[] => items;
const idOf = ({ user }: Subscriber): number => user.id;

function NobodyYet() {
  return (
    <EmptyState icon="user" title={<Trans>You have no subscribers yet.</Trans>}>
      <Trans>Your subscribers are listed here.</Trans>
    </EmptyState>
  );
}

function NobodyFits() {
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="search"
      title={<Trans>No matching subscriber.</Trans>}
      actions={
        <Button onClick={() => navigation.go({ to: PATH, replace: true, keepScroll: true })}>
          <Trans>Show all subscribers</Trans>
        </Button>
      }
    />
  );
}

type StatusChoice = SubscriberStatus | "all";

function Choice({ search }: { readonly search: SubscribersSearch }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { q = "", status, sort = FIRST_SORT } = search;
  const change = (next: SubscribersSearch): void => {
    const { q: text, status: of, sort: by } = { ...search, ...next };
    navigation.go({
      to: PATH,
      search: { q: text === "" ? undefined : text, status: of, sort: by === FIRST_SORT ? undefined : by },
      replace: true,
      keepScroll: true,
    });
  };
  const statuses: Readonly<Record<StatusChoice, string>> = {
    all: t({ message: "All", context: "subscribers", comment: "Filter of a list: subscribers of any state" }),
    running: t({ message: "Running", comment: "Filter of a list: subscriptions that run" }),
    ended: t({ message: "Ended", comment: "Figure: subscriptions that ended in these days" }),
  };
  const sorts: Readonly<Record<SubscriberSort, string>> = {
    newest: t({ message: "Newest first", comment: "Order of subscribers" }),
    oldest: t({ message: "Oldest first", comment: "Order of subscribers" }),
    ending: t({ message: "Ending soonest", comment: "Order of subscribers: whose subscription ends first" }),
    paid: t({ message: "Paid most", comment: "Order of subscribers" }),
  };
  return (
    <div role="search" className={styles["choice"]}>
      <NameField key={q} shown={q} onSettled={(text) => change({ q: text })} />
      <Segmented<StatusChoice>
        label={t({ message: "State of the subscription", comment: "Filter of a list" })}
        value={status ?? "all"}
        segments={(["all", "running", "ended"] as const).map((value) => ({ value, label: statuses[value] }))}
        onChange={(value) => change({ status: value === "all" ? undefined : value })}
      />
      <Select
        label={t({ message: "Order", comment: "Of a list" })}
        value={sort}
        options={SUBSCRIBER_SORTS.map((value) => ({ value, label: sorts[value] }))}
        onChange={(value) => change({ sort: value as SubscriberSort })}
      />
    </div>
  );
}

interface NameFieldProps {
  /** The keyword of the address. */
  readonly shown: string;
  readonly onSettled: (text: string) => void;
}

function NameField({ shown, onSettled }: NameFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(shown);
  const wanted = useSettled(typed.trim());
  const settle = useEffectEvent((text: string) => {
    if (text !== shown && text === typed.trim()) onSettled(text);
  });
  useEffect(() => settle(wanted), [wanted]);
  return (
    <TextField
      type="search"
      label={t`Find by name`}
      value={typed}
      maxLength={LONGEST_QUERY}
      autoComplete="off"
      dir="auto"
      className={styles["name"]}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
