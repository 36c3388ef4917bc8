// A list loaded page by page: skeleton, failure with Retry, empty text, and "Show more" at its end.
import { Trans } from "@lingui/react/macro";
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from "react";
import type { PageAnswer, PageCallName, PageCalls, PageParams } from "#domain/calls/pageCalls.ts";
import { useFormats } from "#i18n/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Spinner } from "#ui/content/Spinner.tsx";
import { failureText } from "../acting/tellFailure.ts";
import { FailedRead } from "./FailedRead.tsx";
import styles from "./PagedList.module.css";
import { PAGES_BY_THEMSELVES, useWhenNear } from "./useWhenNear.ts";

/** A call that answers with one page of a list. */
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
  /** The call's parameters except the page; other parameters are another list. */
  readonly params: Omit<PageParams<Name>, "page">;
  readonly itemsOf: (answer: PageAnswer<Name>) => readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  /** `ref` goes to the first new item after "Show more", which receives the focus (tabIndex -1). */
  readonly children: (item: Item, ref: Ref<HTMLElement> | undefined) => ReactNode;
  /** Accessible name of the list. */
  readonly label: string;
  /** Has the size of the expected content. */
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** Message for a first page that failed to load, as a sentence. */
  readonly failed: ReactNode;
  /** The same for a later page. */
  readonly moreFailed: ReactNode;
  /** Loads further pages when the end comes near the window, and says there that nothing follows. */
  readonly endless?: { readonly end: ReactNode } | undefined;
}

/** Other parameters start at the first page again. */
export function PagedList<Name extends PagedCallName, Item>(props: PagedListProps<Name, Item>) {
  const { call, params, itemsOf, label, skeleton, empty, failed } = props;
  const { data, failure, refetch } = usePageData(call, pageOf(params, 1));
  if (data === undefined && failure) return <FailedRead title={failed} failure={failure} onRetry={refetch} />;
  if (data === undefined) return <div aria-busy="true">{skeleton}</div>;
  if (itemsOf(data).length === 0) return empty;
  return (
    <section aria-label={label} className={styles["list"]}>
      <Page key={JSON.stringify([call, params])} list={props} page={1} before={NONE} />
    </section>
  );
}

/** Parameters of one page. The type of `params` guarantees that they are those of the call without the page. */
function pageOf<Name extends PagedCallName>(
  params: Omit<PageParams<Name>, "page">,
  page: number,
): PageParams<Name> {
  return { ...params, page };
}

const NONE: ReadonlySet<string | number> = new Set();

interface PageProps<Name extends PagedCallName, Item> {
  readonly list: PagedListProps<Name, Item>;
  /** Starts at 1. */
  readonly page: number;
  /** Keys of items on earlier pages: a new item on the server moves the last item of a page to the next page. */
  readonly before: ReadonlySet<string | number>;
  /** The reader pressed the button before this page. */
  readonly pressed?: boolean;
  /** Called when this page is loaded or has failed. */
  readonly onSettled?: () => void;
}

/** One page, followed by the button that loads the next. */
function Page<Name extends PagedCallName, Item>(props: PageProps<Name, Item>) {
  const { list, page, before, pressed = false, onSettled } = props;
  const { call, params, itemsOf, keyOf, children, moreFailed, endless } = list;
  const { data, failure, refetch } = usePageData(call, pageOf(params, page));
  const [wanted, setWanted] = useState<"pressed" | "near">();
  const [nextSettled, setNextSettled] = useState(false);
  const first = useRef<HTMLElement>(null);
  const settled = data !== undefined || failure !== undefined;
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);
  useFocusFirstNew(first, pressed && data !== undefined);

  if (data === undefined)
    return failure ? (
      <div className={styles["more"]} role="alert">
        <p>
          {moreFailed} <bdi>{failureText(failure)}</bdi>
        </p>
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
        <ShowMore
          shown={shown.size}
          total={data.total}
          busy={wanted !== undefined}
          alone={endless !== undefined && page < PAGES_BY_THEMSELVES}
          onWanted={setWanted}
        />
      ) : null}
      {endless !== undefined && !data.hasMore ? <p className={styles["more"]}>{endless.end}</p> : null}
      {data.hasMore && wanted !== undefined ? (
        <Page
          list={list}
          page={page + 1}
          before={shown}
          pressed={wanted === "pressed"}
          onSettled={() => setNextSettled(true)}
        />
      ) : null}
    </>
  );
}

/** Carries the React key of an item rendered by the caller. */
function Item({ children }: { readonly children: ReactNode }) {
  return children;
}

/** After "Show more" by keyboard the focus moves to the first new item, not to the top of the page. */
function useFocusFirstNew(first: RefObject<HTMLElement | null>, loaded: boolean): void {
  useEffect(() => {
    const focused = document.activeElement;
    const free = focused === null || focused === document.body || focused.closest("[data-more]") !== null;
    if (loaded && free) first.current?.focus({ preventScroll: true });
  }, [first, loaded]);
}

interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly busy: boolean;
  /** More is loaded also when the button comes near the window. */
  readonly alone: boolean;
  readonly onWanted: (how: "pressed" | "near") => void;
}

function ShowMore({ shown, total, busy, alone, onWanted }: ShowMoreProps) {
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  useWhenNear(place, alone && !busy, () => onWanted("near"));
  return (
    <div ref={place} className={styles["more"]} data-more>
      <Button aria-disabled={busy} onClick={busy ? undefined : () => onWanted("pressed")}>
        {busy ? (
          <Spinner bare />
        ) : (
          <span>
            <Trans>Show more</Trans>
          </span>
        )}
      </Button>
      <small className="num">
        <Trans>
          {formats.number(shown)} of {formats.number(total)}
        </Trans>
      </small>
    </div>
  );
}
