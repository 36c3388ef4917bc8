// What the creator asks for a subscription: prices per length, what buyers will see of them, and saving.
// See docs/product.md#fees-of-a-creator.
import { Trans, useLingui } from "@lingui/react/macro";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { useLeaveWarning } from "#components/forms/useLeaveWarning.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StudioPage, StudioPart } from "#components/studio/StudioPage.tsx";
import { sameLength } from "#domain/creators/feePreview.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Button } from "#ui/controls/Button.tsx";
import { FeeChanges } from "./FeeChanges.tsx";
import { formLengths, lengthsWithin } from "./feeFields.ts";
import { FeeLengthFields } from "./FeeLengthFields.tsx";
import { FeePreview } from "./FeePreview.tsx";
import styles from "./FeesPage.module.css";
import { type FeeFormOptions, useFeeForm } from "./useFeeForm.ts";

const NOTHING = {} as const;

export function FeesPage() {
  const { t } = useLingui();
  const config = usePageData("feeConfig", NOTHING);
  const products = usePageData("products", NOTHING);
  const list = usePageData("feeList", NOTHING);
  const skeleton = <RowsSkeleton rows={6} height={96} />;
  return (
    <StudioPage
      title={t({ message: "Prices", comment: "Page of the creator studio: what a subscription costs" })}
      lead={
        <Trans>
          Subscriptions are paid in advance and do not renew by themselves. A period without a price is not
          offered.
        </Trans>
      }
    >
      <PageSection query={config} skeleton={skeleton}>
        {(limits) => (
          <PageSection query={products} skeleton={skeleton}>
            {(lengths) => (
              <PageSection query={list} skeleton={skeleton}>
                {(fees) => (
                  <FeesForm
                    config={limits}
                    lengths={formLengths(lengthsWithin(lengths, limits), fees.lines)}
                    list={fees}
                  />
                )}
              </PageSection>
            )}
          </PageSection>
        )}
      </PageSection>
    </StudioPage>
  );
}

function FeesForm(options: FeeFormOptions) {
  const fees = useFeeForm(options);
  const { form, base, unsaved, prices } = fees;
  const { lengths, config } = options;
  useLeaveWarning(unsaved);
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem} />
      <FeeChanges fees={fees} lengths={lengths} />
      <div className={styles["lengths"]}>
        {lengths.map((length) => (
          <FeeLengthFields
            key={`${length.unit}${length.num}`}
            length={length}
            form={form}
            config={config}
            before={base.lines.find((line) => sameLength(line, length))}
          />
        ))}
      </div>
      <div className={styles["actions"]}>
        <Button
          type="submit"
          look="primary"
          aria-busy={form.busy}
          aria-disabled={!unsaved || form.busy || undefined}
          onClick={unsaved ? undefined : (event) => event.preventDefault()}
        >
          {form.busy ? <Trans>Sending…</Trans> : <Trans>Save</Trans>}
        </Button>
        {unsaved && fees.elsewhere === undefined ? (
          <Button onClick={fees.takeTheirs}>
            <Trans comment="Button: takes back what was typed and not saved">Discard changes</Trans>
          </Button>
        ) : null}
      </div>
      <StudioPart title={<Trans>What buyers see</Trans>}>
        <FeePreview prices={prices} />
      </StudioPart>
    </form>
  );
}
