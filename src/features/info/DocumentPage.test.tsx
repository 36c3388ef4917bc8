// A document of the server: its language and direction are marked, and a reader of another language is told which it is.
import { i18n } from "@lingui/core";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderPage } from "#components/testing/renderPage.tsx";
import { DocumentPage } from "./DocumentPage.tsx";

afterEach(() => act(() => i18n.activate("en")));

const CHAPTERS = ["Eins", "Zwei", "Drei", "Vier"];
const ops = [
  { insert: "Touchline" },
  { insert: "\n", attributes: { header: 1 } },
  { insert: "Text.\n" },
  ...CHAPTERS.flatMap((name) => [{ insert: name }, { insert: "\n", attributes: { header: 2 } }]),
];

async function open(language: string): Promise<HTMLElement> {
  const { container } = await renderPage({
    address: "/faq",
    path: "/faq",
    page: () => <DocumentPage name="faq" heading="Questions" title="Questions" />,
    answers: { document: () => ({ content: { ops }, language, updatedAt: undefined }) },
  });
  return container;
}

/** Language and direction of the title, the table of contents and the text. */
const marks = (page: HTMLElement) =>
  ["h1", "nav ol", "[data-rich-text]"].map((part) => {
    const element = page.querySelector(part);
    return [element?.getAttribute("lang"), element?.getAttribute("dir")];
  });

it("marks title, contents and text with the language and direction of the text", async () => {
  const page = await open("ar_SA");
  expect(marks(page)).toEqual([
    ["ar", "rtl"],
    ["ar", "rtl"],
    ["ar", "rtl"],
  ]);
  // A paragraph that begins with a Latin name is still Arabic.
  expect(page.querySelectorAll("[data-rich-text] > [dir=auto]")).toHaveLength(0);
  expect(
    screen.getByText("Not translated into your language yet. Language of this text: Arabic."),
  ).toBeTruthy();
});

it("leaves the direction to each block where the language is unknown", async () => {
  const page = await open("");
  expect(marks(page)).toEqual([
    [null, "auto"],
    [null, null],
    [null, null],
  ]);
  expect(page.querySelectorAll("[data-rich-text] > [dir=auto]").length).toBeGreaterThan(1);
  expect(screen.queryByText(/^Not translated/)).toBeNull();
});

it("says nothing about the language of a text in the reader's language", async () => {
  await open("en_GB");
  expect(screen.queryByText(/^Not translated/)).toBeNull();
});

it("names the language of the text in the reader's language", async () => {
  act(() => i18n.loadAndActivate({ locale: "de", messages: {} }));
  await open("en_GB");
  expect(
    screen.getByText("Not translated into your language yet. Language of this text: Englisch."),
  ).toBeTruthy();
});
