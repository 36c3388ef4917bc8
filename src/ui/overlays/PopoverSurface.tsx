// The popover panel itself, loaded when one is first needed.
import { Popover as Base } from "@base-ui/react/popover";
import { type ReactNode, type RefObject, useRef } from "react";
import { BaseUi } from "./BaseUi.tsx";
import { classNames } from "../styles/classNames.ts";
import { focusBack } from "./focusBack.ts";
import styles from "./PopoverSurface.module.css";

export interface PopoverSurfaceProps {
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The panel is beside it, unless `place` says where, and it gets the focus when the panel closes. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** What the panel is beside, such as words of a text. */
  readonly place?: PanelPlace | undefined;
  readonly align: "start" | "center" | "end";
  /** The panel is above the dialog that it belongs to. */
  readonly inDialog?: boolean;
  /** Called when the panel is drawn. */
  readonly content: () => ReactNode;
}

export interface PanelPlace {
  /** In CSS px of the window. */
  getBoundingClientRect(): DOMRect;
}

export function PopoverSurface(props: PopoverSurfaceProps) {
  const { label, open, onOpenChange, anchor, place, align, inDialog = false, content } = props;
  const panel = useRef<HTMLDivElement>(null);
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
            anchor={place ?? anchor}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={classNames(styles["place"], inDialog && styles["inDialog"])}
          >
            <Base.Popup
              ref={panel}
              aria-label={label}
              className={styles["panel"]}
              finalFocus={() => focusBack(anchor.current, panel.current)}
            >
              {content()}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </BaseUi>
  );
}
