// A part of the connection check: names and values, those that are missing as a dash.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { type Fact, type FactValue, secondsOf } from "./facts.ts";
import styles from "./DiagnosticsPage.module.css";

export interface FactListProps {
  readonly title: ReactNode;
  readonly facts: readonly Fact[];
}

export function FactList({ title, facts }: FactListProps) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className={styles["title"]}>{title}</h2>
      <dl className={styles["facts"]}>
        {facts.map(({ key, name, value }) => (
          <div key={key} className={styles["fact"]}>
            <dt>{i18n._(name)}</dt>
            <dd>
              {/* A new element for the first value: one that grows counts as a layout shift on right-to-left pages. */}
              <bdi key={value === undefined ? "missing" : "known"}>
                <Value value={value} />
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ value }: { readonly value: FactValue }): ReactNode {
  const { i18n } = useLingui();
  const { html } = useLocale();
  const formats = useFormats();
  if (value === undefined) return "–";
  if (typeof value === "string") return value;
  if (typeof value === "number") return formats.number(value);
  if ("english" in value) return <span lang="en">{value.english}</span>;
  if ("word" in value) return i18n._(value.word);
  const tag = `${html}-u-nu-latn`;
  if ("seconds" in value) {
    const style = { style: "unit", unit: "second", unitDisplay: "long", signDisplay: "exceptZero" } as const;
    return new Intl.NumberFormat(tag, style).format(value.seconds);
  }
  const seconds = secondsOf(value);
  const [ago, unit] =
    seconds < 120 ? [seconds, "second" as const] : [Math.floor(seconds / 60), "minute" as const];
  return (
    <time dateTime={new Date(value.at).toISOString()}>
      {new Intl.RelativeTimeFormat(tag).format(-ago, unit)}
    </time>
  );
}
