// Says that the reply a link leads to is not there, or could not be loaded. It comes into view, as the reply would.
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./Thread.module.css";
import type { LinkedReply } from "./useThread.ts";

export function LinkNotice({ link }: { readonly link: LinkedReply | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  const state = link?.state;
  const isShown = state === "missing" || state === "failed";
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: "center" });
  }, [isShown]);
  if (state === "missing") {
    return (
      <div ref={notice} role="status" className={styles["notice"]} data-link-missing>
        <p>
          <Trans>The reply you are looking for does not exist, or it was deleted.</Trans>
        </p>
      </div>
    );
  }
  if (link?.state !== "failed") return null;
  return (
    <div ref={notice} role="alert" className={styles["notice"]}>
      <p>
        <Trans>The reply you are looking for could not be loaded.</Trans>
      </p>
      <Button small onClick={link.retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
