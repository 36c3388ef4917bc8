// Says that a dialog or notice has failed, and offers to open it again.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useState } from "react";
import { OfferBar } from "./OfferBar.tsx";

export function FailedPart({ reset }: Pick<ErrorComponentProps, "reset">) {
  const { t } = useLingui();
  const [isDismissed, setDismissed] = useState(false);
  return (
    <OfferBar
      shown={!isDismissed}
      icon="warning"
      words={t({ id: "error", message: "An error occurred." })}
      accept={<Trans>Try again</Trans>}
      onAccept={reset}
      onDismiss={() => setDismissed(true)}
    />
  );
}
