// The gallery's content of src/ui: icons, badges, progress, charts, empty and failed states, dialogs and toasts.
import "#ui/content/mediaIcons.ts";
import "#ui/content/moreIcons.ts";
import "#ui/content/toolIcons.ts";
import { useState } from "react";
import { Badge } from "#ui/content/Badge.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { ErrorState } from "#ui/content/ErrorState.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { FILLED, type IconName, STROKED } from "#ui/content/iconPaths.ts";
import { LineChart } from "#ui/content/LineChart.tsx";
import { ProgressBar } from "#ui/content/ProgressBar.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { Spinner } from "#ui/content/Spinner.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { ConfirmDialog } from "#ui/overlays/ConfirmDialog.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { Menu } from "#ui/overlays/Menu.tsx";
import { Popover } from "#ui/overlays/Popover.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import { offerUndo } from "#ui/overlays/undo.ts";
import { Section, Shown } from "./Shown.tsx";
import styles from "./gallery.module.css";

const ICONS = Object.keys({ ...STROKED, ...FILLED }) as readonly IconName[];
const DAY_MS = 24 * 60 * 60_000;
const FIRST_DAY = Date.UTC(2026, 10, 1);

export function Content() {
  return (
    <Section title="Content">
      <Shown name="Icon">
        <div className={styles["line"]}>
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Shown>
      <Shown name="Badge, Spinner">
        <div className={styles["line"]}>
          <Badge count={7} />
          <Badge count={3} look="live" />
          <Badge count={120} look="alert" />
          <Badge count={1204} exact />
          <Spinner />
        </div>
      </Shown>
      <Shown name="ProgressBar">
        <ProgressBar label="3 of 10 posts" value={3} goal={10} />
      </Shown>
      <Shown name="Skeleton">
        <Skeleton width="60%" />
        <Skeleton height={40} width={40} round />
      </Shown>
      <Shown name="EmptyState">
        <EmptyState icon="search" title="No matches today" actions={<Button>Show tomorrow</Button>}>
          Choose another day.
        </EmptyState>
      </Shown>
      <Shown name="ErrorState">
        <ErrorState title="The matches could not be loaded." onRetry={() => undefined}>
          Check your connection.
        </ErrorState>
      </Shown>
      <Shown name="LineChart" wide>
        <LineChart
          label="Odds of the home team"
          describedBy="gallery-odds"
          times={[0, 1, 2, 3, 4].map((day) => FIRST_DAY + day * DAY_MS)}
          series={[
            { label: "Home", values: [1.9, 1.85, 1.7, 1.75, 1.8] },
            { label: "Draw", values: [3.4, 3.4, 3.5, 3.6, 3.5] },
          ]}
          formatTime={(at) => new Date(at).toISOString().slice(5, 10)}
          formatValue={(value) => value.toFixed(2)}
          offsetMinutes={0}
        />
        <p id="gallery-odds">From 1.90 to 1.80</p>
      </Shown>
    </Section>
  );
}

export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "confirm" | undefined>();
  const [sound, setSound] = useState(true);
  const close = (): void => setOpen(undefined);
  return (
    <Section title="Overlays">
      <Shown name="Dialog, ConfirmDialog">
        <div className={styles["line"]}>
          <Button onClick={() => setOpen("dialog")}>Open a dialog</Button>
          <Button onClick={() => setOpen("confirm")}>Ask</Button>
        </div>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          title="A dialog"
          closeLabel="Close"
          actions={
            <Button look="primary" onClick={close}>
              Done
            </Button>
          }
        >
          Its content.
        </Dialog>
        <ConfirmDialog
          open={open === "confirm"}
          title="Delete the post?"
          confirm="Delete"
          cancel="Keep"
          danger
          onAnswer={close}
        >
          It cannot be brought back.
        </ConfirmDialog>
      </Shown>
      <Shown name="Menu, Popover">
        <div className={styles["line"]}>
          <Menu
            label="Match"
            button={<Icon name="more" />}
            align="start"
            groups={[
              { label: "", items: [{ id: "hide", label: "Hide", onSelect: () => undefined }] },
              {
                label: "Alerts",
                multiple: true,
                items: [{ id: "sound", label: "Sound", checked: sound, onSelect: () => setSound(!sound) }],
              },
            ]}
          />
          <Popover label="Details" button="Details" named align="start">
            {(shut) => <Button onClick={shut}>Close</Button>}
          </Popover>
        </div>
      </Shown>
      <Shown name="Toast, undo">
        <div className={styles["line"]}>
          <Button onClick={() => showToast("Copied")}>Toast</Button>
          <Button onClick={() => showToast("It could not be sent.", "error")}>Error</Button>
          <Button onClick={() => offerUndo({ text: "Match hidden", action: "Undo", undo: () => undefined })}>
            Undo
          </Button>
        </div>
      </Shown>
    </Section>
  );
}
