// Uploads over a slow line, with a server that fails once, and of a large photograph: all arrive, and the page goes on.
import type { Page } from "@playwright/test";
import { addNoise, askDraftOfCore, keepCorePort } from "../support/core/askCore.ts";
import { slowDownCore } from "../support/core/coreWorker.ts";
import type { Product } from "../support/product.ts";
import { aPhotograph } from "../support/photograph.ts";
import { aMember, startSignedIn } from "../support/signIn.ts";
import { freezeWorld } from "../support/stagedDay.ts";
import { expect, test } from "../support/test.ts";
import { expectFigure } from "./lib/figure.ts";
import { watchLongTasks } from "./lib/longTasks.ts";
import { ADDRESS, dialogOf, openDialog } from "./lib/writing/inBrowser.ts";

const UPLOAD = "/v1/api/common/upload";
const PICTURES = 3;
const PICTURE_BYTES = 1_900_000;
/** 400 kbit/s. */
const BYTES_PER_SECOND = 50_000;
/** Values of progress that each picture must show. */
const VALUES = 5;

interface Upload {
  readonly id: string;
  readonly percent: number;
  readonly state: string;
}

async function beginDraft(page: Page, product: Product): Promise<string> {
  await freezeWorld(product, 2);
  await keepCorePort(page);
  await startSignedIn(page, product, await aMember(product, "Una Upload"));
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  let draft: { readonly id: string } | undefined;
  await expect
    .poll(async () => {
      draft = await askDraftOfCore(page, "open", "new");
      return draft;
    })
    .toBeDefined();
  const id = draft?.id ?? "";
  const content = { mode: "simple", title: "", text: "Three pictures", media: [] };
  await askDraftOfCore(page, "save", { id, slot: "new", revision: 0, wasStored: false, content });
  return id;
}

async function uploadsOf(page: Page, draftId: string): Promise<readonly Upload[]> {
  const drafts = await askDraftOfCore<
    readonly { readonly id: string; readonly uploads: readonly Upload[] }[]
  >(page, "list");
  return drafts.find(({ id }) => id === draftId)?.uploads ?? [];
}

const states = async (page: Page, draftId: string): Promise<string> =>
  (await uploadsOf(page, draftId)).map(({ state }) => state).join(" ");

async function addThree(page: Page, draftId: string): Promise<void> {
  for (let count = 0; count < PICTURES; count += 1) {
    await addNoise(page, draftId, crypto.randomUUID(), PICTURE_BYTES);
  }
}

async function requests({ control }: Product): Promise<number> {
  return (await control.state()).sinceReset.requests[UPLOAD] ?? 0;
}

test("three pictures of 1.9 MB at 400 kbit/s all arrive, with growing progress", async ({
  page,
  browser,
  product,
}) => {
  const draftId = await beginDraft(page, product);
  const usual = await slowDownCore(browser, product.origin, BYTES_PER_SECOND);
  await addThree(page, draftId);
  const seen = new Map<string, number[]>();
  await expect
    .poll(
      async () => {
        const uploads = await uploadsOf(page, draftId);
        for (const { id, percent } of uploads) {
          const values = seen.get(id) ?? [];
          if (percent > (values.at(-1) ?? 0)) seen.set(id, [...values, percent]);
        }
        return uploads.map(({ state }) => state).join(" ");
      },
      { timeout: 240_000, intervals: [200] },
    )
    .toBe("done done done");
  await usual();
  const counts = [...seen.values()].map(({ length }) => length);
  console.log(`values of progress per picture: ${counts.join(", ")}`);
  expect(counts).toHaveLength(PICTURES);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(VALUES);
  expect(await requests(product)).toBe(PICTURES);
});

test("with one status 500 in between, four uploads are sent in all", async ({ page, product }) => {
  const draftId = await beginDraft(page, product);
  await product.control.act("fault", { path: UPLOAD, kind: "status", status: 500, count: 1 });
  await addThree(page, draftId);
  await expect.poll(() => states(page, draftId)).toMatch(/^(?=.*failed)(?=.*done.*done)\w+ \w+ \w+$/);
  expect(await requests(product)).toBe(PICTURES);
  const failed = (await uploadsOf(page, draftId)).find(({ state }) => state === "failed");
  await askDraftOfCore(page, "retryUpload", failed?.id);
  await expect.poll(() => states(page, draftId)).toBe("done done done");
  expect(await requests(product)).toBe(PICTURES + 1);
});

test("photographs of 12 megapixels are redrawn in short steps", async ({ page, product }) => {
  await startSignedIn(page, product, await aMember(product, "Una Upload"));
  await page.goto(ADDRESS);
  const files = [];
  for (const orientation of [1, 6, 3]) {
    const photograph = { type: "image/jpeg", width: 4_000, height: 3_000, orientation } as const;
    files.push({
      name: `${orientation}.jpg`,
      mimeType: photograph.type,
      buffer: await aPhotograph(page, photograph),
    });
  }
  await openDialog(page);
  const tasksSince = await watchLongTasks(page);
  await dialogOf(page).locator("input[type=file]").setInputFiles(files);
  await expect(dialogOf(page).locator("img[src^='blob:']")).toHaveCount(files.length, { timeout: 30_000 });
  const tasks = await tasksSince();
  console.log(`  tasks over 50 ms: ${tasks.map((ms) => ms.toFixed(0)).join(" ") || "none"}`);
  expectFigure("longest task of three redrawn photographs", Math.max(0, ...tasks), {
    atMost: 200,
    unit: "ms",
  });
});
