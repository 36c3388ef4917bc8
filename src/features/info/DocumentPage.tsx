// A page whose text is on the server: heading, table of contents for a long text, and the text.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo } from "react";
import { SourceCredit } from "#components/footballSource/SourceCredit.tsx";
import { FailedRead } from "#components/page/FailedRead.tsx";
import { RichText } from "#components/posts/RichText.tsx";
import { OWN_RULES } from "#state/pageData/readerRules.ts";
import type { DocumentName, StoredDocument } from "#domain/documents.ts";
import { type Block, blocksOf } from "#domain/richText/blocks.ts";
import { outlineOf } from "#domain/richText/outline.ts";
import { calendarDay } from "#domain/zones.ts";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { type Locale, LOCALES } from "#i18n/locales.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { Contents } from "./Contents.tsx";
import styles from "./DocumentPage.module.css";
import { foreignLanguage } from "./foreignLanguage.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";

export interface DocumentPageProps {
  readonly name: DocumentName;
  /** Heading until the document is loaded, and for a document without one. */
  readonly heading: string;
  /** Title of the browser tab, including the brand. */
  readonly title: string;
}

export function DocumentPage({ name, heading, title }: DocumentPageProps) {
  usePageView();
  usePageTitle(title);
  const { data, failure, refetch } = usePageData("document", { name });
  if (data !== undefined)
    return (
      <Document heading={heading} document={data}>
        {name === "about" ? <SourceCredit /> : null}
      </Document>
    );
  return (
    <article className={styles["page"]} aria-busy={failure === undefined}>
      <h1 className={styles["heading"]}>{heading}</h1>
      {failure === undefined ? (
        <DocumentSkeleton />
      ) : (
        <FailedRead
          title={<Trans>This text could not be loaded.</Trans>}
          failure={failure}
          onRetry={refetch}
        />
      )}
    </article>
  );
}

interface DocumentProps {
  readonly heading: string;
  readonly document: StoredDocument;
  /** What follows the text. */
  readonly children?: ReactNode;
}

function Document({ heading, document: { content, language, updatedAt }, children }: DocumentProps) {
  const { t } = useLingui();
  const blocks = useMemo(() => blocksOf(content, OWN_RULES), [content]);
  const outline = useMemo(() => outlineOf(blocks), [blocks]);
  const own = outline[0] && hasHeading(blocks) ? outline[0] : undefined;
  const written = LOCALES.find(({ wire }) => wire === language);
  useHashOnArrival();
  const chapter = own === undefined ? 1 : 2;
  return (
    <article className={styles["page"]}>
      {own === undefined ? (
        <h1 className={styles["heading"]}>{heading}</h1>
      ) : (
        <h1 className={styles["heading"]} lang={written?.html} dir={written?.dir ?? "auto"}>
          {own.text}
        </h1>
      )}
      {written === undefined ? null : <ForeignNote written={written} />}
      <Contents
        label={t`On this page`}
        language={written}
        headings={outline.filter(({ level, text }) => level === chapter && text !== "")}
      />
      <RichText
        document={content}
        own
        topHeading={own === undefined ? 2 : 1}
        withoutTitle={own !== undefined}
        anchors
        language={written}
      />
      {children}
      <UpdatedOn at={updatedAt} />
    </article>
  );
}

/** True if the document begins with a first-level heading, which replaces the page's own. */
function hasHeading([first]: readonly Block[]): boolean {
  return first?.kind === "heading" && first.level === 1;
}

/** Tells a reader of another language which language the text is in (docs/product.md#information-pages). */
function ForeignNote({ written }: { readonly written: Locale }) {
  const language = foreignLanguage(useLocale().html, written.html);
  if (language === undefined) return null;
  return (
    <p className={styles["foreign"]}>
      <Icon name="globe" size={18} />
      <span>
        <Trans>Not translated into your language yet. Language of this text: {language}.</Trans>
      </span>
    </p>
  );
}

function UpdatedOn({ at }: { readonly at: number | undefined }) {
  const formats = useFormats();
  const zone = useViewerZone();
  if (at === undefined) return null;
  const day = calendarDay(at, zone.offsetAt(at));
  return (
    <p className={styles["updated"]}>
      <Trans>
        Last changed on <time dateTime={day}>{formats.numericDay(day)}</time>
      </Trans>
    </p>
  );
}

/** Scrolls to the address's hash once the text is rendered; the browser looked for it before. */
function useHashOnArrival(): void {
  useEffect(() => {
    const id = decodeHash(location.hash);
    if (id !== "") document.getElementById(id)?.scrollIntoView();
  }, []);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** Widths of lines in per cent; 0 starts a chapter. */
const LINES = [96, 92, 61, 0, 98, 94, 97, 40, 0, 90, 96, 72, 0, 95, 88] as const;

function DocumentSkeleton() {
  return (
    <div className={styles["lines"]}>
      {LINES.map((width, at) =>
        width === 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- the lines never change
          <span key={at} className={styles["chapter"]}>
            <Skeleton width={180} height={20} />
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the lines never change
          <Skeleton key={at} width={`${width}%`} height={14} />
        ),
      )}
    </div>
  );
}
