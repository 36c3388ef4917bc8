// The dialog that keeps a board under a name in this browser.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { type FormEvent, useId, useState } from "react";
import { NAME_MAX, SAVED_MAX, savedBoardsAtom, withSaved } from "#state/preferences/boards.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { showToast } from "#ui/overlays/toast.ts";

export interface SaveBoardProps {
  readonly open: boolean;
  readonly matchIds: readonly number[];
  readonly onClose: () => void;
}

export function SaveBoard({ open, matchIds, onClose }: SaveBoardProps) {
  const { t } = useLingui();
  const form = useId();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useAtom(savedBoardsAtom);
  const isKnown = saved.some((board) => board.name === name.trim());

  function save(event: FormEvent): void {
    event.preventDefault();
    const given = name.trim();
    if (given === "") return setProblem(t`Give the board a name.`);
    const next = withSaved(saved, { name: given, matchIds });
    if (next === undefined) return setProblem(t`This browser keeps ${SAVED_MAX} boards. Delete one first.`);
    setSaved(next);
    setName("");
    showToast(t`Board saved: ${given}`);
    return onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Save the board</Trans>}
      closeLabel={t`Close`}
      actions={
        <Button type="submit" form={form} look="primary">
          {isKnown ? <Trans>Replace</Trans> : <Trans>Save</Trans>}
        </Button>
      }
    >
      <form id={form} onSubmit={save}>
        <TextField
          label={<Trans>Name of the board</Trans>}
          hint={isKnown ? <Trans>A board of this name is replaced.</Trans> : undefined}
          error={problem}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
