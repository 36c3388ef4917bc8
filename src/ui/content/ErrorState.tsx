// Something could not be loaded: what failed, and Retry.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { Icon } from "./Icon.tsx";
import { StateMessage } from "./StateMessage.tsx";

export interface ErrorStateProps {
  /** What failed, as a sentence. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const retry =
    onRetry === undefined ? undefined : (
      <Button onClick={onRetry}>
        <Icon name="retry" size={18} />
        <Trans>Retry</Trans>
      </Button>
    );
  return (
    <StateMessage icon="warning" alert title={title} actions={retry}>
      {children}
    </StateMessage>
  );
}
