// Uploads the pictures of a feedback one after the other, and keeps the reason of a failure.
import { newId } from "#domain/newId.ts";
import { t } from "@lingui/core/macro";
import { i18n } from "@lingui/core";
import { useState } from "react";
import { falsifiedText } from "#components/forms/falsifiedText.ts";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { redrawPicture } from "#state/media/redrawPicture.ts";
import { PICTURES_MAX } from "./feedbackDraft.ts";

export interface PictureUploads {
  /** Count of pictures still to upload. */
  readonly waiting: number;
  /** Why the latest upload failed, in words. */
  readonly problem: string | undefined;
  /** Leaves out files above the limit of four, and sets `problem` then. */
  add(files: readonly File[]): Promise<void>;
  clearProblem(): void;
}

/** `count`: pictures already uploaded. `onUploaded` gets the address of each further one. */
export function usePictures(count: number, onUploaded: (address: string) => void): PictureUploads {
  const { run } = useAct("upload", { quiet: true });
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string>();

  async function upload(file: File): Promise<string | undefined> {
    const redrawn = await redrawPicture(file);
    const { name } = file;
    if (redrawn === "falsified") return falsifiedText();
    if (typeof redrawn === "string")
      return t(i18n)`“${name}” is no picture that can be sent. Choose a PNG, JPEG or WebP file.`;
    const answer = await run({ picture: redrawn.blob }, newId());
    if (answer?.ok === true) {
      onUploaded(answer.value);
      return undefined;
    }
    const why = answer === undefined ? undefined : failureText(answer);
    return why ?? t(i18n)`Sign in again to add pictures.`;
  }

  return {
    waiting,
    problem,
    clearProblem: () => setProblem(undefined),
    async add(files) {
      const room = PICTURES_MAX - count;
      const taken = files.slice(0, room);
      setProblem(
        files.length > room ? t(i18n)`You can add up to four pictures; the rest were not added.` : undefined,
      );
      setWaiting(taken.length);
      for (const file of taken) {
        const failed = await upload(file);
        if (failed !== undefined) setProblem(failed);
        setWaiting((left) => left - 1);
      }
    },
  };
}
