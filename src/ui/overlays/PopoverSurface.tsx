// The popover panel itself, loaded when one is first needed.
import { Popover as Base } from "@base-ui/react/popover";
import type { ReactNode, RefObject } from "react";
import { BaseUi } from "./BaseUi.tsx";
import styles from "./PopoverSurface.module.css";

export interface PopoverSurfaceProps {
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly align: "start" | "center" | "end";
  /** Called when the panel is drawn. */
  readonly content: () => ReactNode;
}

export function PopoverSurface({ label, open, onOpenChange, anchor, align, content }: PopoverSurfaceProps) {
  return (
    <BaseUi>
      <Base.Root
        open={open}
        onOpenChange={(next, { event }) => {
          // A press on the button closes the panel by its own click handler.
          if (!next && event.target instanceof Node && anchor.current?.contains(event.target) === true)
            return;
          onOpenChange(next);
        }}
      >
        <Base.Portal>
          <Base.Positioner
            anchor={anchor}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={styles["place"]}
          >
            <Base.Popup aria-label={label} className={styles["panel"]} finalFocus={anchor}>
              {content()}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </BaseUi>
  );
}
