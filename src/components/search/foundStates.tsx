// What a list of things found shows without any: that it waits, or what failed, and Retry.
// See docs/product.md#suggestions.
import { Trans } from "@lingui/react/macro";
import { failureText } from "../acting/tellFailure.ts";
import type { ReactNode } from "react";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./FoundGroups.module.css";

const LINES = [62, 48, 70] as const;

/** As high as three options. */
export function Waiting() {
  return LINES.map((width) => (
    <div key={width} className={styles["waiting"]}>
      <Skeleton width={28} height={28} round />
      <Skeleton width={`${width}%`} />
    </div>
  ));
}

/** Words instead of options. */
export function FoundLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles["line"]}>{children}</p>;
}

/** docs/product.md#failed-reads: the server's words or the word error; a hint at the connection without an answer. */
export function FailedSearchLine({ failure }: { readonly failure: PageFailure }) {
  return (
    <p className={styles["line"]}>
      <Trans>The search could not be made.</Trans> <bdi>{failureText(failure)}</bdi>{" "}
      {failure.reason === "noAnswer" ? (
        <span>
          <Trans>Check your connection if this lasts.</Trans>
        </span>
      ) : null}
    </p>
  );
}

export interface LastOptionProps {
  readonly id: string;
  readonly active: boolean;
  readonly children: ReactNode;
  onChoose(): void;
}

/** What else can be chosen, such as Retry: an option, so that the keys of the list choose it. */
export function LastOption({ id, active, children, onChoose }: LastOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles["last"]}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
