// The button that saves a list as a file: all pages, each line once, progress, Cancel and failures.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { CsvButton, type CsvRow } from "./CsvButton.tsx";
import type { ListPart } from "./WholeListButton.tsx";

const SIZE = 500;
const row = (key: number) => ({ key, cells: [String(key), `=name ${key}`] });

/** A list of so many lines, in pages of 500; the last line of a page comes again on the next one. */
function listOf(total: number) {
  return async (page: number): Promise<ListPart<CsvRow>> => {
    const from = Math.max(0, (page - 1) * SIZE - 1);
    const to = Math.min(total, page * SIZE);
    const rows = Array.from({ length: to - from }, (_, at) => row(from + at));
    await Promise.resolve();
    return { rows, total, hasMore: to < total };
  };
}

function show(load: (page: number) => Promise<ListPart<CsvRow>>) {
  const save = vi.fn<(file: Blob, name: string) => void>();
  renderWithLive(<CsvButton fileName="list" header={["id", "name"]} load={load} save={save} />);
  return save;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("writes 10,000 lines, each once, with cells that cannot run", async () => {
  const save = show(listOf(10_000));
  press("Download CSV");
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const [file, name] = save.mock.calls[0] ?? [];
  const lines = ((await file?.text()) ?? "").replace(/^\uFEFF/, "").split("\r\n");
  expect([name, lines.length, lines[0], lines[1], lines[10_000]]).toEqual([
    "list.csv",
    10_002,
    '"id","name"',
    `"0","'=name 0"`,
    `"9999","'=name 9999"`,
  ]);
});

it("says how far it is, and Cancel stops it", async () => {
  const asked: number[] = [];
  let answer: (page: ListPart<CsvRow>) => void = () => undefined;
  const save = show((page) => {
    asked.push(page);
    return new Promise((resolve) => (answer = resolve));
  });
  press("Download CSV");
  await settled();
  answer({ rows: [row(1), row(2)], total: 4, hasMore: true });
  await settled();
  expect(screen.getByRole("progressbar", { name: "2 of 4 lines" })).toBeTruthy();
  press("Cancel");
  answer({ rows: [row(3)], total: 4, hasMore: false });
  await settled();
  expect([asked, save.mock.calls.length]).toEqual([[1, 2], 0]);
  expect(screen.getByRole("button", { name: "Download CSV" })).toBeTruthy();
});

it("reports a page that cannot be read, and starts again", async () => {
  let fails = true;
  const save = show(async () => {
    if (fails) throw { reason: "refused", code: 500, message: "The server failed." };
    return { rows: [row(1)], total: 1, hasMore: false };
  });
  press("Download CSV");
  await settled();
  expect(screen.getByRole("alert").textContent).toBe("The file could not be made. The server failed.");
  fails = false;
  press("Download CSV");
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});
