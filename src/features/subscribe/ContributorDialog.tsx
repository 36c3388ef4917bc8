// The dialog with the terms of the contributor programme, whose text is on the server.
// See docs/product.md#contributor-dialog.
import { Trans, useLingui } from "@lingui/react/macro";
import { FailedRead } from "#components/page/FailedRead.tsx";
import { RichText } from "#components/posts/RichText.tsx";
import { LOCALES } from "#i18n/locales.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Spinner } from "#ui/content/Spinner.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import styles from "./ContributorDialog.module.css";

export interface ContributorDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const DOCUMENT = { name: "contributorProgram" } as const;

export function ContributorDialog({ open, onClose }: ContributorDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ message: "Contributor programme", comment: "Members who write for subscribers" })}
      closeLabel={t`Close`}
      wide
    >
      <Programme />
    </Dialog>
  );
}

function Programme() {
  const { data, failure, refetch } = usePageData("document", DOCUMENT);
  if (data !== undefined) {
    return (
      <RichText
        document={data.content}
        own
        topHeading={2}
        withoutTitle
        language={LOCALES.find(({ wire }) => wire === data.language)}
      />
    );
  }
  return (
    <div className={styles["waiting"]} aria-busy={failure === undefined}>
      {failure === undefined ? (
        <Spinner />
      ) : (
        <FailedRead
          title={<Trans>This text could not be loaded.</Trans>}
          failure={failure}
          onRetry={refetch}
        />
      )}
    </div>
  );
}
