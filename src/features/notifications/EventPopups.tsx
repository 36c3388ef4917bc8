// The popup of new events in favourite matches: at most three rows, five seconds each.
// See docs/product.md#event-popup.
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useLiveCommands, usePopups } from "#state/live/client/hooks.ts";
import { announce } from "#ui/page/announce.ts";
import { Stack } from "#ui/content/Stack.tsx";
import { EventPopup } from "./EventPopup.tsx";
import { classNames } from "#ui/styles/classNames.ts";
import styles from "./EventPopups.module.css";
import { useTopPlace } from "./useTopPlace.ts";
import { eventSentence } from "#components/match/eventWords.ts";

const MAX_SHOWN = 3;
/** Space between two popups, in px. */
const GAP = 10;

/** `children` are placed below the popups, in the same corner. */
export function EventPopups({ children }: { readonly children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const popups = usePopups();
  const commands = useLiveCommands();
  const top = useTopPlace();
  const announced = useRef<ReadonlySet<string>>(new Set());
  const shown = popups.slice(0, MAX_SHOWN);

  useEffect(() => {
    for (const popup of popups.slice(MAX_SHOWN)) commands.dismissPopup(popup.event.id);
    for (const popup of popups.toReversed()) {
      if (!announced.current.has(popup.event.id)) announce(eventSentence(popup, i18n));
    }
    announced.current = new Set(popups.map(({ event }) => event.id));
  }, [popups, commands, i18n]);

  const newest = shown[0]?.event.id;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog or menu takes precedence for Esc.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      commands.dismissPopup(newest);
    };
    const { ownerDocument: shownIn } = top ?? document.body;
    shownIn.addEventListener("keydown", onKeyDown);
    return () => shownIn.removeEventListener("keydown", onKeyDown);
  }, [newest, commands, top]);

  const list =
    shown.length === 0 ? null : (
      <Stack className={styles["popups"]} gap={GAP} label={t`Match events`}>
        {shown.map((popup) => (
          <EventPopup
            key={popup.event.id}
            popup={popup}
            onDismiss={() => commands.dismissPopup(popup.event.id)}
          />
        ))}
      </Stack>
    );
  return (
    <>
      {top === undefined
        ? null
        : createPortal(
            // A screen reader reads the window that is used, and not the announcements of a hidden page.
            <div className={classNames(styles["corner"], styles["onTop"])} aria-live="polite">
              {list}
            </div>,
            top,
          )}
      <div className={styles["corner"]}>
        {top === undefined ? list : null}
        {children}
      </div>
    </>
  );
}
