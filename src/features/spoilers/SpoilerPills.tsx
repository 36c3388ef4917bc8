// In the header: how late everything is shown, with a press to switch it off.
// See docs/product.md#delay-and-hidden-scores.
import { useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { createPortal } from "react-dom";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { announce } from "#ui/page/announce.ts";
import styles from "./SpoilerPills.module.css";

/** The header that the frame has drawn; none on pages without one. */
const headerOf = (): Element | null =>
  document.querySelector("header > [data-connection]")?.parentElement ?? null;

export function SpoilerPills() {
  const { t } = useLingui();
  const [{ delaySeconds }, set] = useAtom(spoilersAtom);
  const header = headerOf();
  if (header === null || delaySeconds === 0) return null;
  const late = t({
    message: `${delaySeconds} s late`,
    comment: "In the header: everything is shown so many seconds late",
  });
  const off = t({ message: "Switch the delay off", comment: "Button in the header" });
  return createPortal(
    <button
      type="button"
      className={styles["pill"]}
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
    </button>,
    header,
  );
}
