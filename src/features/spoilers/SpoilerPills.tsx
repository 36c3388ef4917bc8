// In the header: how late everything is shown, and that scores are hidden; a press switches it off, or shows all of today.
// See docs/product.md#delay-and-hidden-scores.
import { Trans, useLingui } from "@lingui/react/macro";
import { useIsFetching } from "@tanstack/react-query";
import { useAtom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { HIDDEN_SCORE, scoreMark } from "#domain/board/rowCode.ts";
import { useShowScore } from "#components/spoilers/hiddenScores.ts";
import { useListInfo } from "#state/live/client/hooks.ts";
import { topBoardAtom } from "#state/navigation/topBoard.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { classNames } from "#ui/styles/classNames.ts";
import { announce } from "#ui/page/announce.ts";
import styles from "./SpoilerPills.module.css";

/** The header that the frame has drawn; none on pages without one. */
const headerOf = (): Element | null =>
  document.querySelector("header > [data-connection]")?.parentElement ?? null;

export function SpoilerPills() {
  const header = headerOf();
  useShowByPress();
  if (header === null) return null;
  return createPortal(
    <>
      <DelayPill />
      <HiddenPill />
      <WaitNote />
    </>,
    header,
  );
}

function DelayPill() {
  const { t } = useLingui();
  const [{ delaySeconds }, set] = useAtom(spoilersAtom);
  if (delaySeconds === 0) return null;
  const late = t({
    message: `${delaySeconds} s late`,
    comment: "In the header: everything is shown so many seconds late",
  });
  const off = t({ message: "Switch the delay off", comment: "Button in the header" });
  return (
    <button
      type="button"
      className={classNames(styles["pill"], styles["late"])}
      data-spoilers="delay"
      aria-label={`${late}. ${off}`}
      title={off}
      onClick={() => {
        set((known) => ({ ...known, delaySeconds: 0 }));
        announce(t({ message: "The delay is off.", comment: "Announced after a press" }));
      }}
    >
      <span className={styles["long"]}>{late}</span>
      <span className={styles["short"]} aria-hidden="true">
        {t({ message: `−${delaySeconds} s`, comment: "The delay in seconds, on narrow screens" })}
      </span>
    </button>
  );
}

function HiddenPill() {
  const { t } = useLingui();
  const [{ hideScores, shownDay }, set] = useAtom(spoilersAtom);
  const today = useListInfo()?.today ?? "";
  if (!hideScores || today === "") return null;
  const isShown = shownDay === today;
  const label = isShown
    ? t({ message: "Hide the scores of today again", comment: "Button in the header" })
    : t({ message: "Show all scores of today", comment: "Button in the header" });
  return (
    <button
      type="button"
      className={styles["pill"]}
      data-spoilers={isShown ? "shown" : "scores"}
      aria-label={label}
      title={label}
      onClick={() =>
        set((known) => ({
          ...known,
          shownIds: isShown ? [] : known.shownIds,
          shownDay: isShown ? "" : today,
        }))
      }
    >
      <Icon name={isShown ? "eye" : "eyeOff"} size={18} />
    </button>
  );
}

/** Below the header, while a page waits for its first answer about football, or for a post. */
function WaitNote() {
  const [{ delaySeconds }] = useAtom(spoilersAtom);
  const waiting = useIsFetching(
    { predicate: ({ queryKey, state }) => state.data === undefined && mayWait(queryKey[0]) },
    pageClient,
  );
  if (delaySeconds === 0 || waiting === 0) return null;
  return (
    <output className={styles["note"]} data-spoilers="waits">
      <Trans>Because of the delay this can take up to {delaySeconds} s.</Trans>
    </output>
  );
}

const mayWait = (call: unknown): boolean =>
  typeof call === "string" && /^(?:match|league|team|player|post$)/.test(call);

/** Elements of another window are of another class. */
const isElement = (target: EventTarget | null): target is Element => target !== null && "matches" in target;

/** The mark of a hidden score that was pressed; undefined for none. */
function markUnder(page: Document, { target, clientX, clientY }: MouseEvent): Element | undefined {
  // The link of a row lies over all of it.
  const under = [target, ...(page.elementsFromPoint?.(clientX, clientY) ?? [])];
  return under.find(
    (each): each is Element =>
      isElement(each) && each.matches("[data-field$=Score]") && each.textContent === scoreMark(HIDDEN_SCORE),
  );
}

/** The mark in place of a hidden score shows that score when it is pressed, also inside of a link and on the board on top. */
function useShowByPress(): void {
  const show = useShowScore();
  const onTop = useAtomValue(topBoardAtom)?.body.ownerDocument;
  useEffect(() => {
    const pages = onTop === undefined ? [document] : [document, onTop];
    const onClick = (event: MouseEvent): void => {
      const field = markUnder(event.currentTarget as Document, event);
      if (field === undefined) return;
      const matchId = Number(field.closest<HTMLElement>("[data-match-id]")?.dataset["matchId"]);
      if (!(matchId > 0)) return;
      event.preventDefault();
      event.stopPropagation();
      show(matchId);
    };
    for (const page of pages) page.addEventListener("click", onClick, { capture: true });
    return () => {
      for (const page of pages) page.removeEventListener("click", onClick, { capture: true });
    };
  }, [show, onTop]);
}
