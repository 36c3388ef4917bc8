// The frame of the studio: its heading, its menu and the page; a member who is not a creator reads what is missing.
// See docs/product.md#studio.
import { Trans, useLingui } from "@lingui/react/macro";
import { Outlet } from "@tanstack/react-router";
import { PageSection } from "#components/page/PageSection.tsx";
import { PageTabs } from "#components/page/PageTabs.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { splitLocalePath } from "#i18n/localePath.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useMember } from "#state/session/useMember.ts";
import { NotCreator } from "./NotCreator.tsx";
import styles from "./StudioLayout.module.css";
import { useHideEnded } from "./useHideEnded.ts";

const NOTHING = {} as const;

export function StudioLayout() {
  const member = useMember();
  useHideEnded(member?.session);
  usePageView();
  // Who has just signed out is on the way home.
  if (member === undefined) return null;
  return (
    <article className={styles["studio"]}>
      <header className={styles["header"]}>
        <h1 className={styles["title"]}>
          <Trans comment="Heading of the pages on which creators see their figures and set their prices">
            Creator studio
          </Trans>
        </h1>
      </header>
      {/* Another sign-in starts with new pages, so that no field keeps a text of the one before. */}
      <Gate key={member.session} />
    </article>
  );
}

/** The limits of fees are the smallest answer that only creators get. */
function Gate() {
  const config = usePageData("feeConfig", NOTHING);
  if (config.failure?.refusal === "notCreator") return <NotCreator />;
  return (
    <>
      <StudioTabs />
      <div className={styles["body"]}>
        <PageSection query={config} skeleton={<RowsSkeleton rows={6} height={64} />}>
          {() => <Outlet />}
        </PageSection>
      </div>
    </>
  );
}

const PAGES = ["overview", "subscribers", "fees", "wallet", "documents"] as const;
type Page = (typeof PAGES)[number];

const pathOf = (page: Page): string => (page === "overview" ? "/studio" : `/studio/${page}`);

function StudioTabs() {
  const { t } = useLingui();
  const path = usePlace((place) => splitLocalePath(place.path).path) ?? "";
  const shown = PAGES.find((page) => page !== "overview" && path.startsWith(pathOf(page))) ?? "overview";
  const names: Readonly<Record<Page, string>> = {
    overview: t({ message: "Overview", comment: "Page of the creator studio: figures" }),
    subscribers: t({ message: "Subscribers", comment: "Page of the creator studio" }),
    fees: t({ message: "Prices", comment: "Page of the creator studio: what a subscription costs" }),
    wallet: t({ message: "Wallet", comment: "Page of the creator studio: what one has earned" }),
    documents: t({ message: "Documents", comment: "Page of the creator studio: guides and rules" }),
  };
  return (
    <PageTabs
      label={t`Creator studio`}
      tabs={PAGES.map((page) => ({
        key: page,
        label: names[page],
        path: pathOf(page),
        current: page === shown,
      }))}
    />
  );
}
