// The error states of a list that is loaded page by page: the server's words on the first page and on a later one.
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PageResult } from "#workers/live/contract.ts";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { PagedList } from "./PagedList.tsx";

const REFUSED: PageResult = { ok: false, reason: "refused", code: 5001, message: "The stand is closed" };

function openList(answers: readonly PageResult[]) {
  return renderWithLive(
    <PagedList
      call="mutedUsers"
      params={{}}
      itemsOf={({ items }) => items}
      keyOf={({ id }) => id}
      label="Muted"
      skeleton={null}
      empty={null}
      failed="The list could not be loaded."
      moreFailed="The next page could not be loaded."
    >
      {({ name }) => <p>{name}</p>}
    </PagedList>,
    { getPage: async ({ params }) => answers[(params as { page: number }).page - 1] },
  );
}

it("a list whose first page failed shows the server's words", async () => {
  openList([REFUSED]);
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /The list could not be loaded\.\s*The stand is closed/,
  );
});

it("a list whose next page failed keeps its items and shows the server's words", async () => {
  const items = [{ id: 1, name: "Ada", avatar: "" }];
  openList([{ ok: true, value: { items, total: 2, hasMore: true } }, REFUSED]);
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
  expect(screen.getByText("Ada")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain(
    "The next page could not be loaded. The stand is closed",
  );
});
