// "While you were away": a card that counts missed events, and the list of them; shown until dismissed.
import { Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { EventLine } from "#components/match/EventLine.tsx";
import { useLocale } from "#i18n/hooks.ts";
import { useDigest, useLiveClient } from "#state/live/client/hooks.ts";
import { announce } from "#ui/page/announce.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import styles from "./Digest.module.css";
import type { I18n } from "@lingui/core";
import { plural, t as say } from "@lingui/core/macro";
import type { MatchEventType } from "#domain/match/matchEvent.ts";
import type { EventView } from "#workers/live/contract.ts";

/** In display order. */
const COUNTED: readonly {
  readonly type: MatchEventType;
  readonly words: (count: number, i18n: I18n) => string;
}[] = [
  { type: "goal", words: (count, i18n) => say(i18n)`${plural(count, { one: "# goal", other: "# goals" })}` },
  {
    type: "redCard",
    words: (count, i18n) => say(i18n)`${plural(count, { one: "# red card", other: "# red cards" })}`,
  },
  {
    type: "yellowCard",
    words: (count, i18n) => say(i18n)`${plural(count, { one: "# yellow card", other: "# yellow cards" })}`,
  },
  {
    type: "kickOff",
    words: (count, i18n) => say(i18n)`${plural(count, { one: "# kick-off", other: "# kick-offs" })}`,
  },
  {
    type: "end",
    words: (count, i18n) =>
      say(i18n)`${plural(count, { one: "# final whistle", other: "# final whistles" })}`,
  },
  {
    type: "something",
    words: (count, i18n) => say(i18n)`${plural(count, { one: "# hidden event", other: "# hidden events" })}`,
  },
];

/** The counts of all kinds present, as a list in the page's language; `html` is its BCP 47 tag. */
function digestSummary(views: readonly EventView[], i18n: I18n, html: string): string {
  const parts = COUNTED.map(({ type, words }) => {
    const count = views.filter(({ event }) => event.type === type).length;
    return count === 0 ? undefined : words(count, i18n);
  }).filter((part) => part !== undefined);
  const others = views.filter(({ event }) => !COUNTED.some(({ type }) => type === event.type)).length;
  if (others > 0) parts.push(say(i18n)`other events: ${others}`);
  return new Intl.ListFormat(html, { type: "unit", style: "short" }).format(parts);
}

export function Digest() {
  const { t, i18n } = useLingui();
  const { html } = useLocale();
  const { store } = useLiveClient();
  const views = useDigest();
  const [open, setOpen] = useState(false);
  const events = views.length === 0 ? "" : digestSummary(views, i18n, html);
  const sentence = events === "" ? "" : t`While you were away: ${events}`;
  useAnnounced(sentence, views.length);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog, a menu and the popups above take precedence for Esc.
      if (event.key !== "Escape" || event.defaultPrevented || store.part("popups").length > 0) return;
      store.dismissDigest();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [store]);

  if (views.length === 0) {
    // The next digest opens as a card again, even if this list was open when its last goal was withdrawn.
    if (open) setOpen(false);
    return null;
  }
  const dismiss = (): void => {
    setOpen(false);
    store.dismissDigest();
    // The pressed button is removed: the focus moves to the page's main part.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <>
      <section className={styles["digest"]} data-digest={views.length} aria-label={t`While you were away`}>
        <p className={styles["text"]}>{sentence}</p>
        <Button small onClick={() => setOpen(true)}>
          <Trans>Show</Trans>
        </Button>
        <IconButton icon="close" iconSize={16} label={t`Dismiss`} onClick={dismiss} />
      </section>
      <Dialog
        open={open}
        onClose={dismiss}
        wide
        title={<Trans>While you were away</Trans>}
        closeLabel={t`Close`}
      >
        <div role="presentation" onClick={(event) => (followsLink(event) ? dismiss() : undefined)}>
          <ol className={styles["lines"]}>
            {views.map((view) => (
              <EventLine key={view.event.id} view={view} />
            ))}
          </ol>
        </div>
      </Dialog>
    </>
  );
}

/** True if the click follows a link within the page; a link that opens a new tab leaves the list as it is. */
function followsLink(event: MouseEvent): boolean {
  return event.defaultPrevented && event.target instanceof Element && event.target.closest("a") !== null;
}

/** Announces the digest once, and again only when it grows: a withdrawn goal is not announced here. */
function useAnnounced(sentence: string, count: number): void {
  const said = useRef(0);
  useEffect(() => {
    if (count > said.current) announce(sentence);
    said.current = count;
  }, [sentence, count]);
}
