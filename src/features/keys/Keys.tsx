// Single keys that act on the page: rows, days, pages, and the list of all keys.
// See docs/product.md#keys.
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { addDays } from "#domain/zones.ts";
import { BOARD_PATH } from "#components/match/boardAddress.ts";
import { useBoardToggle } from "#components/match/useOnBoard.ts";
import { withTexts } from "#i18n/withTexts.ts";
import { useListInfo } from "#state/live/client/hooks.ts";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";
import { singleKeysAtom } from "#state/preferences/singleKeys.ts";
import { isComposing } from "#ui/controls/isComposing.ts";
import { isField } from "#ui/page/isField.ts";
import { type KeySigns, latinKey } from "#ui/page/latinKey.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";
import { isPageKey, PAGE_KEYS } from "./pageKeys.ts";
import { matchInFocus, moveRowFocus } from "./rowFocus.ts";

const KeysDialog = lazyDialog(
  async () => (await withTexts(() => import("./KeysDialog.tsx"))).KeysDialog,
  ({ onClose }) => onClose(),
);

/** ms: the second key of a pair follows within this time. */
const PAIR_MS = 1_500;

/** Where a US keyboard has the keys that are no letters, for keyboards of other scripts. */
const SIGNS: KeySigns = { BracketLeft: "[{", BracketRight: "]}", Slash: "/?" };

/** Keys with a modifier, in fields, dialogs and menus are not for the page. Many keyboards write brackets with Alt or AltGr. */
function isForPage(event: KeyboardEvent): boolean {
  const isWritten = event.altKey && (event.key === "[" || event.key === "]");
  if (event.metaKey || ((event.ctrlKey || event.altKey) && !isWritten)) return false;
  if (event.defaultPrevented || isComposing(event)) return false;
  const { target } = event;
  if (isField(target)) return false;
  return !(target instanceof Element && target.closest("[role$=dialog], [role=menu], [role=listbox]"));
}

export function Keys() {
  const isOn = useAtomValue(singleKeysAtom);
  const [isListed, setListed] = useState(false);
  const navigation = useNavigation();
  const place = usePlace((shown) => shown);
  const today = useListInfo()?.today;
  const toggleOnBoard = useBoardToggle();
  const pairUntil = useRef(0);

  /** Shows the day this many after the shown one; today where no number is given. */
  function changeDay(days?: number): boolean {
    const isDated = place?.list === "scores" || place?.list === "alternate";
    if (place === undefined || !isDated || today === undefined) return false;
    const shown = typeof place.search["date"] === "string" ? place.search["date"] : today;
    const date = days === undefined ? today : addDays(shown, days);
    navigation.go({
      to: place.path,
      search: (before) => ({ ...before, date: date === today ? undefined : date }),
      keepScroll: true,
    });
    return true;
  }

  function star(): boolean {
    const button = matchInFocus()?.box.querySelector<HTMLElement>("[data-favorite=match]");
    button?.click();
    return button instanceof HTMLElement;
  }

  function board(): boolean {
    // Its page does not show the running selection.
    if (place?.path === BOARD_PATH) return false;
    const match = matchInFocus();
    if (match !== undefined) toggleOnBoard(match.matchId);
    return match !== undefined;
  }

  const ACTS: Readonly<Record<string, () => boolean>> = {
    j: () => moveRowFocus(1),
    k: () => moveRowFocus(-1),
    s: star,
    b: board,
    "[": () => changeDay(-1),
    "]": () => changeDay(1),
    t: () => changeDay(),
    "?": () => {
      setListed(true);
      return true;
    },
    g: () => {
      pairUntil.current = performance.now() + PAIR_MS;
      return true;
    },
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const isSecond = performance.now() < pairUntil.current;
    pairUntil.current = 0;
    // With the caps lock on, the letters are the same keys.
    const pressed = latinKey(event, SIGNS);
    if (isSecond && isPageKey(pressed)) navigation.go({ to: PAGE_KEYS[pressed] });
    else if (ACTS[pressed]?.() !== true) return;
    event.preventDefault();
  });
  useEffect(() => {
    // As public/boot.js writes it, for the search, which is there before this part.
    if (isOn) delete document.documentElement.dataset["keys"];
    else document.documentElement.dataset["keys"] = "off";
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isOn]);
  return <KeysDialog open={isListed} onClose={() => setListed(false)} />;
}
