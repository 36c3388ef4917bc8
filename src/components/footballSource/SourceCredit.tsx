// Names the source of the scores, in the sentence that it asks for.
// See docs/product.md#football-source.
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { shownSourceAtom } from "./shownSource.ts";

export function SourceCredit({ linkClass }: { readonly linkClass?: string | undefined }) {
  const source = useAtomValue(shownSourceAtom)?.source;
  if (source === undefined) return null;
  const { name, attribution, homepage, state } = source;
  const words = (
    <bdi dir="auto" translate="no">
      {attribution || name}
    </bdi>
  );
  return (
    <p data-source-credit="">
      {homepage === "" ? (
        words
      ) : (
        <a href={homepage} rel="noopener noreferrer" target="_blank" className={linkClass}>
          {words}
        </a>
      )}{" "}
      {state === "delayed" ? (
        <span>
          <Trans>The source delays its scores.</Trans>
        </span>
      ) : null}
    </p>
  );
}
