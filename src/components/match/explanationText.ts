// Text that explains a score beyond 90 minutes, on one line.
// See docs/product.md#result-explanation and docs/wire.md#explanation-text.
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Explanation, PerSide } from "#domain/match/match.ts";

type ExtraKind = NonNullable<Explanation["extra"]>["kind"];

/**
 * For example "After 90′ 1–1 · After 120′ 2–2 · Aggregate 3–3 · Penalties 4–3 · Arsenal win"; "" if there is nothing to
 * explain.
 */
export function explanationText(explanation: Explanation, names: PerSide<string>, i18n: I18n): string {
  const { regular, aggregate, extra, penalties, winner } = explanation;
  const parts: string[] = [];
  if (regular !== undefined) {
    const { minutes } = regular;
    parts.push(i18n._(msg`After ${{ minutes }}′ ${{ score: scoreText(regular.score) }}`));
  }
  if (extra !== undefined) parts.push(extraText(extra.kind, scoreText(extra.score), i18n));
  if (aggregate !== undefined) parts.push(i18n._(msg`Aggregate ${{ score: scoreText(aggregate) }}`));
  if (penalties !== undefined) parts.push(i18n._(msg`Penalties ${{ score: scoreText(penalties) }}`));
  if (winner !== undefined) parts.push(i18n._(msg`${{ team: names[winner] }} win`));
  return parts.join(" · ");
}

function extraText(kind: ExtraKind, score: string, i18n: I18n): string {
  if (kind === "after120") return i18n._(msg`After 120′ ${{ score }}`);
  if (kind === "extraTime") return i18n._(msg`Extra time ${{ score }}`);
  return i18n._(msg`Extra time so far ${{ score }}`);
}

function scoreText({ home, away }: PerSide<number>): string {
  return `${home}–${away}`;
}
