// The state of the form of prices: its texts, what of them is unsaved, saving, and a list that was changed elsewhere.
// See docs/product.md#fees-of-a-creator.
import { newId } from "#domain/newId.ts";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { optionalMoneyField } from "#components/forms/moneyFields.ts";
import { failureText } from "#components/forms/tellFailure.ts";
import { useAct } from "#components/forms/useAct.ts";
import { type Form, useForm } from "#components/forms/useForm.ts";
import { asksSame } from "#domain/creators/feePreview.ts";
import type { FeeConfig, FeeList, Length, LengthPrice } from "#domain/creators/fees.ts";
import type { Cents } from "#domain/creators/money.ts";
import { amountMarks } from "#i18n/amountMarks.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { openAuthDialog } from "#state/dialogs/authDialog.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { fetchPage } from "#state/pageData/pageClient.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { takeInput } from "#state/session/heldInput.ts";
import { useMember } from "#state/session/useMember.ts";
import { useHoldInput } from "#state/session/useHoldInput.ts";
import { showToast } from "#ui/overlays/toast.ts";
import { differs, type FeeTexts, firstField, priceField, priceOf, textsOf, translated } from "./feeFields.ts";

const HELD = "fees";
/** docs/wire.md#studio: the list has another version by now. */
const CHANGED = 4027;

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
  const [base, setBase] = useState(held?.base ?? list);
  const [isUnknown, setUnknown] = useState(false);
  /** The last save whose outcome is not known: the same prices are sent again with the same key. */
  const sent = useRef<{ readonly key: string; readonly fees: readonly LengthPrice[] }>(undefined);

  const form = useForm({
    fields: fieldsFor(lengths, config, locale),
    initial: held?.texts ?? textsOf(lengths, base.lines, marks),
    submit,
  });
  const unsaved = differs(textsOf(lengths, base.lines, marks), form.values, marks);
  const elsewhere = list.version > base.version ? list : undefined;
  const prices = lengths.flatMap((length) => priceOf(length, form.values, marks) ?? []);

  function take(next: FeeList): void {
    setBase(next);
    setUnknown(false);
    sent.current = undefined;
    for (const [name, text] of Object.entries(textsOf(lengths, next.lines, marks))) form.set(name, text);
  }

  // Without typed prices a list that was changed elsewhere is simply shown.
  const newer = elsewhere !== undefined && !unsaved ? elsewhere : undefined;
  useEffect(() => {
    if (newer !== undefined) take(newer);
    // oxlint-disable-next-line react/exhaustive-deps -- once per list
  }, [newer]);

  // Another language writes amounts with other marks.
  const written = useRef(marks);
  useEffect(() => {
    const before = written.current;
    written.current = marks;
    if (before.decimal === marks.decimal && before.group === marks.group) return;
    for (const [name, text] of Object.entries(translated(form.values, before, marks))) form.set(name, text);
    // oxlint-disable-next-line react/exhaustive-deps -- once per language
  }, [locale]);

  useHoldInput(HELD, unsaved ? ({ base, texts: form.values } satisfies HeldFees) : undefined);

  /** False where a first-time price has no usual price above it; the field then says so. */
  function firstTimesFit(): boolean {
    for (const length of lengths) {
      const first = form.values[firstField(length)]?.trim() ?? "";
      const price = priceOf(length, form.values, marks);
      if (first !== "" && price === undefined) {
        form.refuse(say`Enter the usual price too.`, priceField(length));
        return false;
      }
      if (price?.firstTimePrice !== undefined && price.firstTimePrice >= price.price) {
        form.refuse(say`This must be below the usual price.`, firstField(length));
        return false;
      }
    }
    return true;
  }

  async function submit(): Promise<void> {
    if (!firstTimesFit()) return;
    if (prices.length > config.maxOptions) {
      const most = config.maxOptions;
      form.refuse(say`You can offer at most ${most} periods at once.`);
      return;
    }
    const again =
      sent.current !== undefined && asksSame(sent.current.fees, prices) ? sent.current : undefined;
    const mine = again ?? { key: newId(), fees: prices };
    sent.current = mine;
    const answer = await save.run({ version: base.version, fees: mine.fees }, mine.key);
    if (answer === undefined) return;
    if (answer.ok) {
      saved(answer.value);
      return;
    }
    if (answer.reason === "unknown") {
      await askOutcome();
      return;
    }
    sent.current = undefined;
    if (answer.code === CHANGED) {
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

  /** The server's list as it is now; undefined without an answer. */
  async function current(): Promise<FeeList | undefined> {
    try {
      return await fetchPage(client, "feeList", {}, { language: locale.wire, offsetMinutes });
    } catch {
      return undefined;
    }
  }

  async function askOutcome(): Promise<void> {
    const now = await current();
    if (now === undefined) {
      setUnknown(true);
      return;
    }
    setUnknown(false);
    if (sent.current !== undefined && asksSame(now.lines, sent.current.fees)) saved(now);
    else form.refuse(say`Your prices were not saved. Try again.`);
  }

  return {
    form,
    base,
    elsewhere: unsaved ? elsewhere : undefined,
    unsaved,
    isRestored: held !== undefined,
    isUnknown,
    prices,
    keepMine: () => setBase(elsewhere ?? base),
    takeTheirs: () => take(elsewhere ?? base),
    askAgain: () => void askOutcome(),
  };
}
