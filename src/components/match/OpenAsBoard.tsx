// Opens a board that the core chooses; says so where it would be empty.
// See docs/product.md#the-board.
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { BoardStart } from "#domain/matchBoard.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import { boardTarget } from "./boardAddress.ts";

export interface OpenBoard {
  open(): void;
  readonly isBusy: boolean;
}

/** Opens the board that the core chooses for this beginning. */
export function useOpenBoard(start: BoardStart): OpenBoard {
  const { t } = useLingui();
  const client = useLiveClient();
  const navigation = useNavigation();
  const [isBusy, setBusy] = useState(false);
  async function open(): Promise<void> {
    setBusy(true);
    const matchIds = await client.getBoard(start);
    setBusy(false);
    if (matchIds === undefined) showToast(t`The matches could not be loaded.`, "error");
    else if (matchIds.length > 0) navigation.go(boardTarget(matchIds));
    else if (start.kind === "hot") showToast(t`No big matches on this day.`);
    else if (start.kind === "league") showToast(t`No matches of this league today.`);
    else if (start.runningOnly) showToast(t`None of your favourites is being played now.`);
    else showToast(t`No matches of your favourites today.`);
  }
  return { open: () => void open(), isBusy };
}

export interface OpenAsBoardProps {
  readonly start: BoardStart;
  readonly icon: "tiles" | "ball" | "star";
  readonly small?: boolean;
  readonly children: ReactNode;
}

export function OpenAsBoard({ start, icon, small = false, children }: OpenAsBoardProps) {
  const { open, isBusy } = useOpenBoard(start);
  return (
    <Button small={small} disabled={isBusy} onClick={open}>
      <Icon name={icon} size={16} />
      {children}
    </Button>
  );
}
