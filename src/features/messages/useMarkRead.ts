// Marks the notices of the open tab as read once they have been visible for a moment.
import { useEffect } from "react";
import { useAct } from "#components/acting/useAct.ts";
import type { NoticeKind } from "#domain/member/member.ts";

/** In ms: long enough to be seen, so that a tab passed by does not count. */
const SEEN_AFTER_MS = 2_000;

/** `unread` of the kind, 0 until its list is loaded. A hidden browser tab marks nothing. */
export function useMarkRead(kind: NoticeKind, unread: number): void {
  const { run } = useAct("markRead", { quiet: true });
  useEffect(() => {
    if (unread === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        timer = setTimeout(() => void run({ kind }), SEEN_AFTER_MS);
      }
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [kind, unread, run]);
}
