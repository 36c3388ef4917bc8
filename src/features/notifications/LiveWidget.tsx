// "Happening now": latest events of running matches, on every page while there are any.
// See docs/product.md#live-match-widget.
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { useEventLog, useRail } from "#state/live/client/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { classNames } from "#ui/styles/classNames.ts";
import { Stack } from "#ui/content/Stack.tsx";
import { EventLine } from "#components/match/EventLine.tsx";
import { eventName } from "#components/match/eventWords.ts";
import styles from "./LiveWidget.module.css";

const LINES_SHOWN = 10;

/** The widget as a card of the right rail. */
export function LiveWidgetCard() {
  const log = useEventLog();
  const liveCount = useRail()?.liveCount ?? 0;
  if (log.length === 0 && liveCount === 0) return null;
  return (
    <section className={classNames("card", styles["card"])}>
      <h2 className={styles["title"]}>
        <Trans>Happening now</Trans>
      </h2>
      {log.length > 0 ? (
        <Lines />
      ) : (
        <p className={styles["waiting"]}>
          <Trans>Goals, cards and final whistles show here as they happen.</Trans>
        </p>
      )}
    </section>
  );
}

/** The widget on narrower screens: a pill above the bottom edge that opens the same list. */
export function LiveWidgetPill() {
  const { i18n } = useLingui();
  const log = useEventLog();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const panelId = useId();
  useEffect(() => (open ? closeOnEscape(() => setOpen(false), root.current) : undefined), [open]);
  const latest = log[0];
  if (latest === undefined) return null;
  const { names, score } = latest;
  return (
    <section ref={root} className={styles["pill"]} data-open={open || undefined}>
      {open ? (
        <div id={panelId} className={classNames("card", styles["panel"])}>
          <h2 className={styles["title"]}>
            <Trans>Happening now</Trans>
          </h2>
          <Lines />
        </div>
      ) : null}
      <div className={styles["bar"]}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          className={styles["toggle"]}
          onClick={() => setOpen(!open)}
        >
          <i aria-hidden="true" className={styles["dot"]} />
          {/* Another sentence takes the place: its words do not move from where others were. */}
          <span key={latest.event.id} className={styles["latest"]}>
            <b>{eventName(latest.event.type, i18n)}</b> <bdi translate="no">{names.home}</bdi>{" "}
            {/* Separate elements keep each number next to its team on a right-to-left page. */}
            <span className="num">
              <bdi translate="no">{score.home}</bdi>–<bdi translate="no">{score.away}</bdi>
            </span>{" "}
            <bdi translate="no">{names.away}</bdi>
          </span>
          <Icon name="chevronDown" size={18} className={styles["chevron"]} />
        </button>
      </div>
    </section>
  );
}

function Lines() {
  const log = useEventLog();
  return (
    <Stack className={styles["lines"]}>
      {log.slice(0, LINES_SHOWN).map((view) => (
        <EventLine key={view.event.id} view={view} />
      ))}
    </Stack>
  );
}

function closeOnEscape(close: () => void, root: HTMLElement | null): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
    root?.querySelector("button")?.focus();
  };
  const onPress = (event: PointerEvent) => {
    if (event.target instanceof Node && root?.contains(event.target) !== true) close();
  };
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("pointerdown", onPress);
  return () => {
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("pointerdown", onPress);
  };
}
