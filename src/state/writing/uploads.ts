// Uploads of a draft as its tab shows them: those that the core sends, and those that this tab prepares or has refused.
// See docs/product.md#uploads.
import { newId } from "#domain/newId.ts";
import { atom, useAtomValue } from "jotai";
import type { UploadState } from "#domain/writing/draft.ts";
import type { MediaCount } from "#domain/writing/mediaLimits.ts";
import { pageStore } from "../pageStore.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import type { PreparedFile, PrepareProblem } from "../media/prepareFile.ts";
import { askPart } from "../live/client/askPart.ts";

/** Why this tab does not send a file. "code": no code or no core could take it. */
export type UploadRefusal = PrepareProblem | "code";

export interface ShownUpload extends UploadState {
  /** Address of what is sent, in this tab; undefined where another tab or an earlier page has prepared it. */
  readonly thumbnail?: string;
  /** Of one that has failed in this tab: it can only be removed. */
  readonly refusal?: UploadRefusal;
}

interface Here {
  readonly draftId: string;
  readonly upload: ShownUpload;
}

export interface DraftUploads {
  /** In the order in which they were added. */
  readonly uploads: readonly ShownUpload[];
  /** Answers the id of the upload at once; the file is checked and redrawn afterwards. `room`: what still fits. */
  add(file: File, room: MediaCount): string;
  /** Sends one again that has failed. */
  retry(id: string): void;
  remove(id: string): void;
}

type Prepare = (file: File, room: MediaCount) => Promise<PreparedFile | PrepareProblem>;

export const hereAtom = atom<readonly Here[]>([]);

const all = (): readonly Here[] => pageStore.get(hereAtom);
const find = (id: string): Here | undefined => all().find(({ upload }) => upload.id === id);

function put(next: Here): void {
  const isKnown = find(next.upload.id) !== undefined;
  pageStore.set(
    hereAtom,
    isKnown ? all().map((each) => (each.upload.id === next.upload.id ? next : each)) : [...all(), next],
  );
}

function drop(id: string): void {
  const thumbnail = find(id)?.upload.thumbnail;
  if (thumbnail !== undefined) URL.revokeObjectURL(thumbnail);
  pageStore.set(
    hereAtom,
    all().filter(({ upload }) => upload.id !== id),
  );
}

/** The code that opens pictures and videos is loaded with the first file. */
const prepareLater: Prepare = async (...given) =>
  (await import("../media/prepareFile.ts")).prepareFile(...given);

/** Begins an upload; returns its id. `prepare` is replaced in tests. */
export function addUpload(
  client: Pick<LiveClient, "draft">,
  draftId: string,
  file: File,
  room: MediaCount,
  prepare: Prepare = prepareLater,
): string {
  const id = newId();
  const kind = file.type.startsWith("video/") ? "video" : "image";
  const begun: ShownUpload = { id, kind, name: file.name, percent: 0, state: "waiting" };
  put({ draftId, upload: begun });

  function refuse(refusal: UploadRefusal): void {
    // Removed meanwhile.
    if (find(id) === undefined) return;
    drop(id);
    const problem = { kind: "refused", words: "" } as const;
    put({ draftId, upload: { ...begun, state: "failed", problem, refusal } });
  }

  async function handOver(): Promise<void> {
    const prepared = await prepare(file, room);
    // Removed meanwhile.
    if (find(id) === undefined) return;
    if (typeof prepared === "string") return refuse(prepared);
    const { poster, ...sent } = prepared;
    const shown = prepared.kind === "image" ? prepared.blob : poster;
    const thumbnail = shown && URL.createObjectURL(shown);
    const upload = { ...begun, kind: prepared.kind, ...(thumbnail !== undefined && { thumbnail }) };
    put({ draftId, upload });
    const ofVideo = poster && { poster: { id: newId(), blob: poster } };
    const isTaken = await askPart(client, "draft", "addUpload", draftId, {
      id,
      name: file.name,
      ...sent,
      ...ofVideo,
    });
    if (isTaken === undefined) refuse("code");
  }

  handOver().catch(() => refuse("code"));
  return id;
}

/** Takes an upload away, also one under way. */
export function removeUpload(client: Pick<LiveClient, "draft">, id: string): void {
  drop(id);
  void askPart(client, "draft", "removeUpload", id);
}

/** What a draft shows: the core's states, with the thumbnails of this tab, then what only this tab knows. */
export function shownUploads(
  here: readonly Here[],
  draftId: string,
  states: readonly UploadState[],
): readonly ShownUpload[] {
  const own = new Map(here.filter((each) => each.draftId === draftId).map((each) => [each.upload.id, each]));
  const sent = states.map((state) => {
    const thumbnail = own.get(state.id)?.upload.thumbnail;
    own.delete(state.id);
    return thumbnail === undefined ? state : { ...state, thumbnail };
  });
  // The core tells of an upload a moment after it has taken it.
  return [...sent, ...[...own.values()].map(({ upload }) => upload)];
}

/** The uploads of a draft; `states` are those of its DraftState. */
export function useDraftUploads(draftId: string, states: readonly UploadState[]): DraftUploads {
  const client = useLiveClient();
  return {
    uploads: shownUploads(useAtomValue(hereAtom), draftId, states),
    add: (file, room) => addUpload(client, draftId, file, room),
    retry: (id) => void askPart(client, "draft", "retryUpload", id),
    remove: (id) => removeUpload(client, id),
  };
}

/** The draft is closed in this tab, published or discarded: nothing of it is shown here any more. */
export function forgetUploads(draftId: string): void {
  for (const { upload, ...each } of all()) if (each.draftId === draftId) drop(upload.id);
}
