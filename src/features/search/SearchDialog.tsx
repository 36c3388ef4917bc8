// The search dialog (docs/product.md#search-dialog): opens above every page and goes to the page of the chosen result.
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { pathOf } from "#components/search/searchItems.ts";
import { SearchPanel } from "./SearchPanel.tsx";

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const path = usePlace((place) => place.path);
  const field = useRef<HTMLInputElement>(null);
  const openedAt = useRef(path);
  useEffect(() => {
    // Going back or following a link ends the search.
    if (openedAt.current !== path && open) onClose();
    openedAt.current = path;
  }, [path, open, onClose]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      tall
      initialFocus={field}
      title={<Trans>Search</Trans>}
      closeLabel={t`Close`}
    >
      <SearchPanel
        field={field}
        onChoose={(item) => {
          onClose();
          navigation.go({ to: pathOf(item) });
        }}
      />
    </Dialog>
  );
}
