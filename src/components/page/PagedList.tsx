// A list that comes page by page: skeleton, failure with Retry, nothing yet, and "Show more" behind what is there.
import { Trans } from "@lingui/react/macro";
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from "react";
import type { PageAnswer, PageCallName, PageCalls, PageParams } from "#domain/calls/pageCalls.ts";
import { useFormats } from "#i18n/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Button } from "#ui/controls/Button.tsx";
import { ErrorState } from "#ui/content/ErrorState.tsx";
import { Spinner } from "#ui/content/Spinner.tsx";
import styles from "./PagedList.module.css";

/** A call that answers one page of something. */
export type PagedCallName = {
  [Name in PageCallName]: PageCalls[Name] extends {
    readonly params: { readonly page: number };
    readonly answer: { readonly total: number; readonly hasMore: boolean };
  }
    ? Name
    : never;
}[PageCallName];

export interface PagedListProps<Name extends PagedCallName, Item> {
  readonly call: Name;
  /** What is asked beside the page; other parameters are another list. */
  readonly params: Omit<PageParams<Name>, "page">;
  readonly itemsOf: (answer: PageAnswer<Name>) => readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  /** `ref` belongs on the first of the items that "Show more" brought, which must take the focus (tabIndex -1). */
  readonly children: (item: Item, ref: Ref<HTMLElement> | undefined) => ReactNode;
  /** Accessible name of the list. */
  readonly label: string;
  /** Of the size of what is coming. */
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** What could not be loaded, as a sentence. */
  readonly failed: ReactNode;
  /** The same of a later page. */
  readonly moreFailed: ReactNode;
}

/** Other parameters start again at the first page. */
export function PagedList<Name extends PagedCallName, Item>(props: PagedListProps<Name, Item>) {
  const { call, params, itemsOf, label, skeleton, empty, failed } = props;
  const { data, failure, refetch } = usePageData(call, pageOf(params, 1));
  if (data === undefined && failure) return <ErrorState title={failed} onRetry={refetch} />;
  if (data === undefined) return <div aria-busy="true">{skeleton}</div>;
  if (itemsOf(data).length === 0) return empty;
  return (
    <section aria-label={label} className={styles["list"]}>
      <Page key={JSON.stringify([call, params])} list={props} page={1} before={NONE} />
    </section>
  );
}

/** The parameters of one page; that they are those of the call is what `params` says, save for the page. */
function pageOf<Name extends PagedCallName>(
  params: Omit<PageParams<Name>, "page">,
  page: number,
): PageParams<Name> {
  return { ...params, page };
}

const NONE: ReadonlySet<string | number> = new Set();

interface PageProps<Name extends PagedCallName, Item> {
  readonly list: PagedListProps<Name, Item>;
  /** From 1. */
  readonly page: number;
  /** Keys of the items on the pages before: what is new pushes the last of a page onto the next. */
  readonly before: ReadonlySet<string | number>;
  /** Tells the page before that this one has come, or will not. */
  readonly onSettled?: () => void;
}

/** One page, and behind it the button that brings the next. */
function Page<Name extends PagedCallName, Item>({ list, page, before, onSettled }: PageProps<Name, Item>) {
  const { call, params, itemsOf, keyOf, children, moreFailed } = list;
  const { data, failure, refetch } = usePageData(call, pageOf(params, page));
  const [wanted, setWanted] = useState(false);
  const [nextSettled, setNextSettled] = useState(false);
  const first = useRef<HTMLElement>(null);
  const settled = data !== undefined || failure !== undefined;
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);
  useReadOn(first, page > 1 && data !== undefined);

  if (data === undefined)
    return failure ? (
      <div className={styles["more"]} role="alert">
        <p>{moreFailed}</p>
        <Button onClick={refetch}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    ) : null;
  const items = itemsOf(data).filter((item) => !before.has(keyOf(item)));
  const shown = new Set([...before, ...items.map(keyOf)]);
  return (
    <>
      {items.map((item, at) => (
        <Item key={keyOf(item)}>{children(item, at === 0 ? first : undefined)}</Item>
      ))}
      {data.hasMore && !nextSettled ? (
        <ShowMore shown={shown.size} total={data.total} busy={wanted} onPress={() => setWanted(true)} />
      ) : null}
      {data.hasMore && wanted ? (
        <Page list={list} page={page + 1} before={shown} onSettled={() => setNextSettled(true)} />
      ) : null}
    </>
  );
}

/** Gives what a caller draws its key. */
function Item({ children }: { readonly children: ReactNode }) {
  return children;
}

/** Who pressed "Show more" by keyboard goes on reading at the first new item, not at the top of the page. */
function useReadOn(first: RefObject<HTMLElement | null>, come: boolean): void {
  useEffect(() => {
    const focused = document.activeElement;
    const free = focused === null || focused === document.body || focused.closest("[data-more]") !== null;
    if (come && free) first.current?.focus({ preventScroll: true });
  }, [first, come]);
}

interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly busy: boolean;
  readonly onPress: () => void;
}

function ShowMore({ shown, total, busy, onPress }: ShowMoreProps) {
  const formats = useFormats();
  return (
    <div className={styles["more"]} data-more>
      <Button aria-disabled={busy} onClick={busy ? undefined : onPress}>
        {busy ? <Spinner bare /> : <Trans>Show more</Trans>}
      </Button>
      <small className="num">
        <Trans>
          {formats.number(shown)} of {formats.number(total)}
        </Trans>
      </small>
    </div>
  );
}
