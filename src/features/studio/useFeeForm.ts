// The state of the form of prices: its texts, what of them is unsaved, saving, and a list that was changed elsewhere.
// See docs/product.md#fees-of-a-creator.
import { newId } from "#domain/newId.ts";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { optionalMoneyField } from "#components/forms/moneyFields.ts";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { type Form, useForm } from "#components/forms/useForm.ts";
import type { AmountMarks } from "#domain/creators/amountText.ts";
import type { FeeConfig, FeeList, Length, LengthPrice } from "#domain/creators/fees.ts";
import type { Cents } from "#domain/creators/money.ts";
import { amountMarks } from "#i18n/amountMarks.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { openAuthDialog } from "#state/dialogs/authDialog.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { fetchPage } from "#state/pageData/pageClient.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { takeInput } from "#state/session/heldInput.ts";
import { useMember } from "#state/session/useMember.ts";
import { useHoldInput } from "#state/session/useHoldInput.ts";
import type { TabContext } from "#workers/live/contract.ts";
import { showToast } from "#ui/overlays/toast.ts";
import {
  differs,
  type FeeTexts,
  firstField,
  misfitOf,
  priceField,
  priceOf,
  textsOf,
  translated,
} from "./feeFields.ts";
import { beginFees, feeReducer, type FeeSave, hasArrived, saveOf } from "./feeSaving.ts";

const HELD = "fees";

interface HeldFees {
  readonly base: FeeList;
  readonly texts: FeeTexts;
}

export interface FeeForm {
  readonly form: Form<string>;
  /** The list that the texts are a change of. */
  readonly base: FeeList;
  /** The newer list where another tab or device has saved one; the typed texts stay. */
  readonly elsewhere: FeeList | undefined;
  readonly unsaved: boolean;
  /** The texts of before a lost sign-in are back. */
  readonly isRestored: boolean;
  /** It is not known whether the last save has arrived. */
  readonly isUnknown: boolean;
  readonly prices: readonly LengthPrice[];
  /** Keeps the typed prices as a change of the newer list. */
  keepMine(): void;
  /** Takes the newer list, or the saved one, in place of the typed prices. */
  takeTheirs(): void;
  /** Asks the server what has become of the last save. */
  askAgain(): void;
}

export interface FeeFormOptions {
  readonly lengths: readonly Length[];
  readonly config: FeeConfig;
  /** The server's list as it is known now. */
  readonly list: FeeList;
}

function fieldsFor(
  lengths: readonly Length[],
  { least, most }: FeeConfig,
  locale: ReturnType<typeof useLocale>,
) {
  const field = optionalMoneyField((cents: Cents) => {
    if (cents >= least && cents <= most) return undefined;
    const [from, to] = [formatMoney(least, locale), formatMoney(most, locale)];
    return t(i18n)`Enter a price from ${from} to ${to}.`;
  });
  return Object.fromEntries(
    lengths.flatMap((length) => [
      [priceField(length), field],
      [firstField(length), field],
    ]),
  );
}

/** The server's list as it is now; undefined without an answer. */
const listNow = (client: LiveClient, context: TabContext): Promise<FeeList | undefined> =>
  fetchPage(client, "feeList", {}, context).catch(() => undefined);

/** Another language writes amounts with other marks. */
function useTextsInMarks(form: Form<string>, marks: AmountMarks): void {
  const written = useRef(marks);
  const rewrite = useEffectEvent(() => {
    for (const [name, text] of Object.entries(translated(form.values, written.current, marks)))
      form.set(name, text);
    written.current = marks;
  });
  const { decimal, group } = marks;
  useEffect(() => {
    if (decimal !== written.current.decimal || group !== written.current.group) rewrite();
  }, [decimal, group]);
}

export function useFeeForm({ lengths, config, list }: FeeFormOptions): FeeForm {
  const { t: say } = useLingui();
  const locale = useLocale();
  const marks = amountMarks(locale);
  const client = useLiveClient();
  const navigation = useNavigation();
  const { offsetMinutes } = useViewerZone();
  const memberId = useMember()?.id ?? 0;
  const save = useAct("saveFees", { quiet: true });
  const [held] = useState(() => takeInput(HELD, memberId) as HeldFees | undefined);
  const [state, dispatch] = useReducer(feeReducer, held?.base ?? list, beginFees);
  const { base } = state;

  const form = useForm({
    fields: fieldsFor(lengths, config, locale),
    initial: held?.texts ?? textsOf(lengths, base.lines, marks),
    submit,
  });
  const unsaved = differs(textsOf(lengths, base.lines, marks), form.values, marks);
  const elsewhere = list.version > base.version ? list : undefined;
  const prices = lengths.flatMap((length) => priceOf(length, form.values, marks) ?? []);

  function take(next: FeeList): void {
    dispatch({ type: "taken", list: next });
    for (const [name, text] of Object.entries(textsOf(lengths, next.lines, marks))) form.set(name, text);
  }

  // Without typed prices a list that was changed elsewhere is simply shown.
  const newer = elsewhere !== undefined && !unsaved ? elsewhere : undefined;
  const takeNewer = useEffectEvent(take);
  useEffect(() => {
    if (newer !== undefined) takeNewer(newer);
  }, [newer]);

  useTextsInMarks(form, marks);
  useHoldInput(HELD, unsaved ? ({ base, texts: form.values } satisfies HeldFees) : undefined);

  /** False where a first-time price has no usual price above it; the field then says so. */
  function firstTimesFit(): boolean {
    const misfit = misfitOf(lengths, form.values, marks);
    if (misfit === undefined) return true;
    const { field, why } = misfit;
    form.refuse(
      why === "noUsualPrice" ? say`Enter the usual price too.` : say`This must be below the usual price.`,
      field,
    );
    return false;
  }

  async function submit(): Promise<void> {
    if (!firstTimesFit()) return;
    if (prices.length > config.maxOptions) {
      const most = config.maxOptions;
      form.refuse(say`You can offer at most ${most} periods at once.`);
      return;
    }
    const mine = saveOf(state, prices, newId);
    dispatch({ type: "sent", save: mine });
    const answer = await save.run({ version: base.version, fees: mine.fees }, mine.key);
    if (answer === undefined) return;
    if (answer.ok) {
      saved(answer.value);
      return;
    }
    if (answer.reason === "unknown") {
      await askOutcome(mine);
      return;
    }
    dispatch({ type: "refused" });
    if (answer.refusal === "changedMeanwhile") {
      // The newer list is shown beside the typed prices once it is there.
      await current();
      form.refuse(failureText(answer) ?? "");
      return;
    }
    if (answer.reason === "signedOut") {
      openAuthDialog({ goOn: () => navigation.go({ to: "/studio/fees" }) });
      return;
    }
    form.refuse(failureText(answer) ?? "");
  }

  function saved(next: FeeList): void {
    take(next);
    showToast(say`Your prices are saved.`);
  }

  const current = (): Promise<FeeList | undefined> =>
    listNow(client, { language: locale.wire, offsetMinutes });

  async function askOutcome(mine: FeeSave): Promise<void> {
    const now = await current();
    dispatch({ type: "lookedUp", list: now });
    if (now === undefined) return;
    if (hasArrived(mine, now)) saved(now);
    else form.refuse(say`Your prices were not saved. Try again.`);
  }

  return {
    form,
    base,
    elsewhere: unsaved ? elsewhere : undefined,
    unsaved,
    isRestored: held !== undefined,
    isUnknown: state.step === "lost",
    prices,
    keepMine: () => dispatch({ type: "mineKept", list: elsewhere ?? base }),
    takeTheirs: () => take(elsewhere ?? base),
    askAgain() {
      if (state.step !== "editing") void askOutcome(state.save);
    },
  };
}
