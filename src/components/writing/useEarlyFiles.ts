// Files that are chosen, dropped or pasted before the core has said which draft is open: they are added once it has.
// See docs/product.md#uploads.
import { useEffect, useEffectEvent, useRef } from "react";

type AddFiles = (files: readonly File[]) => void;

/** `add` itself, or one that keeps the files until `isReady`. They are given up with the part of the page that took them. */
export function useEarlyFiles(isReady: boolean, add: AddFiles): AddFiles {
  const early = useRef<readonly File[]>([]);
  const addEarly = useEffectEvent(() => {
    if (early.current.length === 0) return;
    add(early.current);
    early.current = [];
  });
  useEffect(() => {
    if (isReady) addEarly();
  }, [isReady]);
  return (files) => {
    if (isReady) add(files);
    else early.current = [...early.current, ...files];
  };
}
