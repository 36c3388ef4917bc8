// Parts of the page whose code is fetched when they are needed. A part whose code fails to load leaves the rest alone.
import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { isLowPower } from "./isLowPower.ts";

/** A part without `open` is fetched again after this time until it loads, ms. */
const RETRY_EVERY_MS = 30_000;

type Load<Props> = () => Promise<ComponentType<Props>>;

interface LazyPartOptions<Props> {
  /** Shown while the code loads; nothing by default. */
  readonly instead?: ReactNode;
  /** Called when the code fails to load, for instance to close what could not be opened. */
  readonly onMissing?: (props: Props) => void;
}

/** A part that is shown while its prop `open` is true. */
export interface LazyDialog<Props> extends FunctionComponent<Props> {
  /** Fetches the code before it is needed, for instance when the pointer nears the button; not in low-power mode. */
  fetchAhead(): void;
}

/**
 * A component whose code is fetched when it is first rendered. Where `load` rejects nothing is drawn; it is tried again
 * when the prop `open` turns true, or every 30 s where there is no such prop.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { instead = null, onMissing }: LazyPartOptions<Props> = {},
): FunctionComponent<Props> {
  let justFailed = false;

  function Missing(props: Props) {
    const [Found, setFound] = useState<ComponentType<Props>>();
    const open = "open" in props ? props.open : undefined;
    const report = useEffectEvent(() => onMissing?.(props));
    useEffect(() => {
      if (Found !== undefined) return undefined;
      const attempt = (): void =>
        void load().then(
          (Part) => setFound(() => Part),
          () => report(),
        );
      if (justFailed) report();
      else if (open === true) attempt();
      justFailed = false;
      if (open !== undefined) return undefined;
      const timer = setInterval(attempt, RETRY_EVERY_MS);
      return () => clearInterval(timer);
    }, [open, Found]);
    return Found === undefined ? null : <Found {...props} />;
  }

  const Lazy = lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => {
        justFailed = true;
        return { default: Missing };
      },
    ),
  );

  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={instead}>
        <Lazy {...props} />
      </Suspense>
    );
  };
}

/** As `lazyPart`, for what opens on demand: its code is fetched when `open` is first true. */
export function lazyDialog<Props extends { readonly open: boolean }>(
  load: Load<Props>,
  onMissing: (props: Props) => void,
): LazyDialog<Props> {
  const Part = lazyPart(load, { onMissing });
  function Dialog(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    return wasOpen ? <Part {...props} /> : null;
  }
  return Object.assign(Dialog, {
    fetchAhead() {
      // A failure here is silent: opening fetches again.
      if (!isLowPower()) load().catch(() => undefined);
    },
  });
}
