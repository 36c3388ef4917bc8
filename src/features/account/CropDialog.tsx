// Chooses the square of a picture that becomes the avatar: drag or arrow keys move it, wheel, keys or the slider zoom.
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { type CroppedPicture, cropPicture, drawCrop } from "./avatarPicture.ts";
import { type Crop, MAX_ZOOM, moved, wholeCrop, zoomed } from "./crop.ts";
import styles from "./CropDialog.module.css";

/** Edge of the canvas, device px; it is drawn smaller. */
const CANVAS = 640;
/** A key press moves by this share of what is seen. */
const STEP = 0.04;
const ZOOM_STEP = 0.1;

export interface CropDialogProps {
  /** undefined closes it. */
  readonly picture: ImageBitmap | undefined;
  readonly onCancel: () => void;
  /** undefined where the browser cannot write it. */
  readonly onDone: (cropped: CroppedPicture | undefined) => void;
}

export function CropDialog({ picture, onCancel, onDone }: CropDialogProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState<Crop>();
  const [known, setKnown] = useState(picture);
  if (picture !== known) {
    setKnown(picture);
    // A picture that goes stays in the dialog while that closes.
    if (picture) setCrop(wholeCrop(picture));
  }
  const chosen = crop ?? (picture && wholeCrop(picture));
  return (
    <Dialog
      open={picture !== undefined}
      onClose={onCancel}
      title={t`Choose the part that shows`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look="primary"
            onClick={() => {
              if (picture && chosen) void cropPicture(picture, chosen).then(onDone);
            }}
          >
            <Trans comment="Button: takes the chosen part of a picture">Use picture</Trans>
          </Button>
        </>
      }
    >
      {picture && chosen ? <CropArea picture={picture} crop={chosen} onChange={setCrop} /> : null}
    </Dialog>
  );
}

interface CropAreaProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const { t } = useLingui();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ readonly x: number; readonly y: number }>(undefined);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    const from = dragged.current;
    if (!from) return;
    const edge = event.currentTarget.clientWidth;
    dragged.current = { x: event.clientX, y: event.clientY };
    // The picture goes with the finger, so what is seen goes the other way.
    onChange(moved(picture, crop, (from.x - event.clientX) / edge, (from.y - event.clientY) / edge));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = changedByKey(picture, crop, event.key);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className={styles["area"]}>
      <canvas
        ref={canvas}
        width={CANVAS}
        height={CANVAS}
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- screen readers hand it the keys
        role="application"
        aria-label={t`Part of the picture that shows`}
        aria-describedby={`${id}-keys`}
        className={styles["canvas"]}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => (dragged.current = undefined)}
        onPointerCancel={() => (dragged.current = undefined)}
        onWheel={(event) => onChange(zoomed(picture, crop, crop.zoom - Math.sign(event.deltaY) * ZOOM_STEP))}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-keys`} className={styles["hint"]}>
        <Trans>Drag the picture, or move it with the arrow keys; plus and minus zoom.</Trans>
      </p>
      <div className={styles["zoom"]}>
        <label htmlFor={`${id}-zoom`}>
          <Trans comment="Slider: how large a picture is shown">Zoom</Trans>
        </label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP / 2}
          value={crop.zoom}
          onChange={(event) => onChange(zoomed(picture, crop, Number(event.currentTarget.value)))}
        />
      </div>
    </div>
  );
}

/** Arrow keys move what is seen, whatever the direction of the page: a picture has none. */
function changedByKey(picture: ImageBitmap, crop: Crop, key: string): Crop | undefined {
  switch (key) {
    case "ArrowLeft":
      return moved(picture, crop, -STEP, 0);
    case "ArrowRight":
      return moved(picture, crop, STEP, 0);
    case "ArrowUp":
      return moved(picture, crop, 0, -STEP);
    case "ArrowDown":
      return moved(picture, crop, 0, STEP);
    case "+":
    case "=":
      return zoomed(picture, crop, crop.zoom + ZOOM_STEP);
    case "-":
      return zoomed(picture, crop, crop.zoom - ZOOM_STEP);
    default:
      return undefined;
  }
}
