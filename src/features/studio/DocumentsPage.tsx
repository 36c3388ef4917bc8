// The documents for creators: a list, and a dialog in which one is read.
// See docs/product.md#documents-of-the-studio.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FailedRead } from "#components/page/FailedRead.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { RichText } from "#components/posts/RichText.tsx";
import { StudioDialog } from "#components/studio/StudioDialog.tsx";
import { StudioPage } from "#components/studio/StudioPage.tsx";
import type { StudioDocument } from "#domain/creators/studio.ts";
import { LOCALES } from "#i18n/locales.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import "#ui/content/moreIcons.ts";
import styles from "./DocumentsPage.module.css";
import { useDayText } from "#components/creators/useDayText.ts";

const NOTHING = {} as const;

export function DocumentsPage() {
  const { t } = useLingui();
  const documents = usePageData("creatorDocuments", NOTHING);
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState<StudioDocument>();
  const show = (document: StudioDocument): void => {
    setRead(document);
    setOpen(true);
  };
  return (
    <StudioPage title={t({ message: "Documents", comment: "Page of the creator studio: guides and rules" })}>
      <PageSection query={documents} skeleton={<RowsSkeleton rows={3} height={64} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon="lineup" title={<Trans>There is nothing here yet.</Trans>} />
          ) : (
            <ul className={styles["list"]}>
              {list.map((document) => (
                <li key={document.name}>
                  <DocumentButton document={document} onOpen={() => show(document)} />
                </li>
              ))}
            </ul>
          )
        }
      </PageSection>
      <StudioDialog open={open} onClose={() => setOpen(false)} title={<bdi>{read?.title}</bdi>}>
        {read === undefined ? null : <Reader key={read.name} document={read} />}
      </StudioDialog>
    </StudioPage>
  );
}

interface DocumentButtonProps {
  readonly document: StudioDocument;
  readonly onOpen: () => void;
}

function DocumentButton({ document: { title, updatedAt }, onOpen }: DocumentButtonProps) {
  const day = useDayText();
  const changed = updatedAt === undefined ? undefined : day(updatedAt);
  return (
    <button type="button" className={styles["document"]} onClick={onOpen}>
      <span className={styles["texts"]}>
        <bdi className={styles["title"]}>{title}</bdi>
        {changed === undefined ? null : (
          <small className="num">
            <Trans comment="When a document was changed last">Last changed on {changed}</Trans>
          </small>
        )}
      </span>
      <Icon name="chevronEnd" size={18} />
    </button>
  );
}

function Reader({ document: { name } }: { readonly document: StudioDocument }) {
  const { data, failure, refetch } = usePageData("document", { name });
  if (data !== undefined) {
    const language = LOCALES.find(({ wire }) => wire === data.language);
    return <RichText document={data.content} own topHeading={2} withoutTitle language={language} />;
  }
  if (failure === undefined) return <RowsSkeleton rows={8} height={28} />;
  return (
    <FailedRead title={<Trans>This text could not be loaded.</Trans>} failure={failure} onRetry={refetch} />
  );
}
