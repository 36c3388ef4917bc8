// The windows that the product is looked at in.
import type { Size } from "./engine.ts";

export const WIDE: Size = { width: 1360, height: 900 };
