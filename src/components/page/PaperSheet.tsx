// What is printed in place of the page: black on white, with a title, zone and time of printing, and no controls.
// See docs/product.md#find-in-a-list.
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { calendarDay } from "#domain/zones.ts";
import { formatClock } from "#i18n/formats.ts";
import { useFormats } from "#i18n/hooks.ts";
import { formatOffset } from "#i18n/laterFormats.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import styles from "./PaperSheet.module.css";

export interface PaperSheetProps {
  readonly title: string;
  /** What of it is printed, such as a day or a filter. */
  readonly about?: ReactNode;
  /** False while parts of it are still awaited. */
  readonly ready?: boolean;
  /** Called once it is printed or given up. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Prints once, when it is mounted and ready. */
export function PaperSheet({ title, about, ready = true, onClose, children }: PaperSheetProps) {
  const zone = useViewerZone();
  const printedAt = serverNow();
  const zoneName = formatOffset(zone.offsetAt(printedAt));
  const time = formatClock(printedAt, zone.offsetAt(printedAt));
  const day = useFormats().longDay(calendarDay(printedAt, zone.offsetAt(printedAt)));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!ready) return undefined;
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      close();
    };
    // Phones return from `print` before they draw the paper. Where a browser says nothing, the next act of the reader ends it.
    for (const type of ["afterprint", "pointerdown", "keydown"])
      addEventListener(type, end, { signal: listening.signal });
    window.print();
    return () => listening.abort();
  }, [ready]);
  return createPortal(
    <section className={styles["sheet"]} data-print="" data-theme="light">
      <header>
        <h1>{title}</h1>
        <p>
          <span>{about}</span>
          <span>
            <Trans>Times in {zoneName}</Trans>
          </span>
          <span>
            <Trans>Printed at {time}</Trans> <bdi>{day}</bdi>
          </span>
        </p>
      </header>
      {children}
    </section>,
    document.body,
  );
}
