// The frame of a league, team or player page: header, tabs and the chosen tab's content.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PageData } from "#state/pageData/usePageData.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./EntityPage.module.css";
import { FailedLine } from "./FailedLine.tsx";

export function EntityPage({ children }: { readonly children: ReactNode }) {
  return <article className={styles["page"]}>{children}</article>;
}

export interface EntityHeaderProps {
  /** With an edge of `HEADER_PICTURE_SIZE` px. */
  readonly picture: ReactNode;
  /** undefined until it is loaded. */
  readonly name: string | undefined;
  /** The lines under the name. */
  readonly lines: ReactNode;
  /** A button at the end of the name's line. */
  readonly action?: ReactNode;
  /** Further controls; on a phone they have a line of their own. */
  readonly controls?: ReactNode;
  /** Content below picture and name, over the full width. */
  readonly children?: ReactNode;
}

/** Edge of the picture in a header, in CSS px. */
export const HEADER_PICTURE_SIZE = 64;

export function EntityHeader({ picture, name, lines, action, controls, children }: EntityHeaderProps) {
  return (
    <header className={styles["header"]} aria-busy={name === undefined || undefined}>
      {/* New elements for the answer: skeletons that changed into it would count as layout shifts. */}
      <div key={name === undefined ? "loading" : "loaded"} className={styles["top"]}>
        <span className={styles["picture"]}>{picture}</span>
        <div className={styles["who"]}>
          <h1 className={styles["name"]}>
            {name === undefined ? <Skeleton width={200} height={22} /> : <bdi translate="no">{name}</bdi>}
          </h1>
          <div className={styles["lines"]}>
            {name === undefined ? <Skeleton width={140} height={14} /> : lines}
          </div>
        </div>
        {action}
        {controls === undefined ? null : <div className={styles["controls"]}>{controls}</div>}
      </div>
      {children}
    </header>
  );
}

/** The header until its answer has come. */
export function WaitingHeader({ controls, children }: Pick<EntityHeaderProps, "controls" | "children">) {
  return (
    <EntityHeader
      picture={<Skeleton width={HEADER_PICTURE_SIZE} height={HEADER_PICTURE_SIZE} round />}
      name={undefined}
      lines={null}
      controls={controls}
    >
      {children}
    </EntityHeader>
  );
}

export interface FailedHeaderProps {
  /** What the page is about: team, league or player. */
  readonly kind: string;
  readonly query: Pick<PageData<unknown>, "failure" | "refetch">;
}

/** The header of a page whose profile could not be loaded. The tabs below have calls of their own. */
export function FailedHeader({ kind, query: { failure, refetch } }: FailedHeaderProps) {
  return (
    <header>
      <h1 className={styles["kind"]}>{kind}</h1>
      {failure === undefined ? null : (
        <FailedLine failure={failure} onRetry={refetch}>
          <Trans>This could not be loaded.</Trans>
        </FailedLine>
      )}
    </header>
  );
}

export interface EntityBodyProps {
  /** The call of the header above. */
  readonly header: Pick<PageData<unknown>, "data" | "failure">;
  readonly children: ReactNode;
}

/** Hidden until the header's answer, or its failure: only then its height, and the place of what is below, is known. */
export function EntityBody({ header, children }: EntityBodyProps) {
  const waits = header.data === undefined && header.failure === undefined;
  return (
    <div className={styles["body"]} data-waits={waits || undefined}>
      {children}
    </div>
  );
}
