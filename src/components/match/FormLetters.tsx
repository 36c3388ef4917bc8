// Results as letters in circles, oldest first.
import { useLingui } from "@lingui/react/macro";
import type { FormLetter } from "#domain/league/standings.ts";
import styles from "./FormLetters.module.css";

/** One result. Letter and colour carry the same information; the title spells it out. */
export function FormMark({ letter }: { readonly letter: FormLetter }) {
  const { t } = useLingui();
  const words = {
    W: [t({ message: "W", comment: "Win, one letter" }), t`Win`],
    D: [t({ message: "D", comment: "Draw, one letter" }), t`Draw`],
    L: [t({ message: "L", comment: "Loss, one letter" }), t`Loss`],
  } as const;
  const [short, whole] = words[letter];
  return (
    <abbr className={styles["mark"]} data-result={letter} title={whole}>
      {short}
    </abbr>
  );
}

/** `form` is oldest first. An index always means the same match, so it serves as the React key. */
export function FormLetters({ form }: { readonly form: readonly FormLetter[] }) {
  return (
    <span className={styles["form"]}>
      {form.map((letter, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal letters differ only in their position
        <FormMark key={index} letter={letter} />
      ))}
    </span>
  );
}
