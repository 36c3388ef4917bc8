// The picture behind a round window: drag, pinch, wheel, arrow keys and the slider choose the part that shows.
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useId, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import type { PictureArea } from "./avatarPicture.ts";
import styles from "./CropDialog.module.css";

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;
/** One notch of a wheel, 100 px, changes the zoom by ZOOM_STEP: the cropper divides by 200. */
const WHEEL_SPEED = 0.2;
/** px. Negative, because an arrow key moves the window and the cropper moves the picture. */
const KEYBOARD_STEP = -11;

export interface CropAreaProps {
  /** Data address of the picture. */
  readonly preview: string;
  readonly onArea: (area: PictureArea) => void;
  /** The code could not be loaded. */
  readonly onMissing: () => void;
}

export function CropArea({ preview, onArea }: CropAreaProps) {
  const { t } = useLingui();
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const step = key === "+" || key === "=" ? ZOOM_STEP : key === "-" ? -ZOOM_STEP : 0;
    if (step !== 0) setZoom(Math.min(Math.max(zoom + step, 1), MAX_ZOOM));
  };
  return (
    <div className={styles["area"]}>
      {/* Beside the cropper's own handler, which knows the arrow keys alone. */}
      <div role="presentation" className={styles["window"]} onKeyDown={onKeyDown}>
        <Cropper
          image={preview}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          zoomSpeed={WHEEL_SPEED}
          keyboardStep={KEYBOARD_STEP}
          // The page's policy refuses style elements; the styles are imported above.
          disableAutomaticStylesInjection
          cropperProps={{
            role: "application",
            "aria-label": t`Part of the picture that shows`,
            "aria-describedby": `${id}-keys`,
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={onArea}
        />
      </div>
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
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}
