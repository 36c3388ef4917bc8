// Files of a tab on their way to the core: prepared first, shown meanwhile, refused in the tab or handed over.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { UploadState } from "#domain/writing/draft.ts";
import type { DraftRequest } from "#domain/writing/draftCalls.ts";
import { pageStore } from "../pageStore.ts";
import type { PreparedFile } from "../media/prepareFile.ts";
import { addUpload, forgetUploads, hereAtom, removeUpload, shownUploads } from "./uploads.ts";

const ROOM = { pictures: 9, videos: 1 };
const aFile = (name = "goal.jpg", type = "image/jpeg"): File => new File(["x"], name, { type });
const prepared: PreparedFile = {
  kind: "image",
  blob: new Blob(["redrawn"], { type: "image/webp" }),
  width: 800,
  height: 600,
};

let asked: DraftRequest[];
let answer: unknown;
const client = {
  draft: async (request: DraftRequest) => {
    asked.push(request);
    return answer;
  },
};

const shown = (states: readonly UploadState[] = []) => shownUploads(pageStore.get(hereAtom), "draft", states);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

let addresses: string[];
beforeEach(() => {
  asked = [];
  answer = true;
  addresses = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    addresses.push(`blob:${addresses.length}`);
    return addresses.at(-1) ?? "";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => {
    addresses = addresses.filter((each) => each !== address);
  });
});

describe("a file", () => {
  it("is shown at once, and handed over redrawn under the same id", async () => {
    const id = addUpload(client, "draft", aFile(), ROOM, async () => prepared);
    expect(shown()).toMatchObject([{ id, name: "goal.jpg", state: "waiting", percent: 0 }]);
    await settled();
    expect(asked).toEqual([{ call: "addUpload", args: ["draft", { id, name: "goal.jpg", ...prepared }] }]);
    expect(shown()).toMatchObject([{ id, thumbnail: "blob:0" }]);
  });

  it("that is a video goes with its poster, which has a key of its own", async () => {
    const poster = new Blob(["frame"]);
    const id = addUpload(client, "draft", aFile("goal.mp4", "video/mp4"), ROOM, async () => ({
      ...prepared,
      kind: "video",
      poster,
    }));
    await settled();
    const given = asked[0]?.call === "addUpload" ? asked[0].args[1].poster : undefined;
    expect(given?.blob).toBe(poster);
    expect(given?.id).not.toBe(id);
  });

  it("that is refused stays with the reason, and never reaches the core", async () => {
    addUpload(client, "draft", aFile(), ROOM, async () => "broken");
    await settled();
    expect(shown()).toMatchObject([{ state: "failed", refusal: "broken" }]);
    expect(asked).toEqual([]);
  });

  it.each([
    ["its code cannot be loaded", true, () => Promise.reject(new Error("no network"))],
    ["the core does not take it", undefined, async () => prepared],
  ] as const)("is refused when %s", async (_why, answered, prepare) => {
    answer = answered;
    addUpload(client, "draft", aFile(), ROOM, prepare);
    await settled();
    expect(shown()).toMatchObject([{ state: "failed", refusal: "code" }]);
  });

  it("that is removed while it is prepared is not handed over", async () => {
    const id = addUpload(client, "draft", aFile(), ROOM, async () => prepared);
    removeUpload(client, id);
    await settled();
    expect(shown()).toEqual([]);
    expect(asked.map(({ call }) => call)).toEqual(["removeUpload"]);
  });
});

describe("what is shown", () => {
  it("is the core's state with this tab's thumbnail, and uploads of other tabs", async () => {
    const id = addUpload(client, "draft", aFile(), ROOM, async () => prepared);
    await settled();
    const state = { kind: "image", name: "goal.jpg", percent: 40, state: "sending" } as const;
    expect(
      shown([
        { id: "other", ...state },
        { id, ...state },
      ]),
    ).toEqual([
      { id: "other", ...state },
      { id, ...state, thumbnail: "blob:0" },
    ]);
  });

  it("is nothing of another draft, and addresses are given back with the draft", async () => {
    addUpload(client, "draft", aFile(), ROOM, async () => prepared);
    await settled();
    expect(shownUploads(pageStore.get(hereAtom), "another", [])).toEqual([]);
    expect(addresses).toHaveLength(1);
    forgetUploads("draft");
    expect(shown()).toEqual([]);
    expect(addresses).toEqual([]);
  });
});
