// The icons of the first screen as paths on a 24 px grid; drawn for this product, stroked unless listed as filled.
import type { MEDIA } from "./mediaIcons.ts";
import type { MORE } from "./moreIcons.ts";
import type { TOOLS } from "./toolIcons.ts";

export const STROKED = {
  chevronDown: "m6 9.5 6 6 6-6",
  calendar:
    "M5 6.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1ZM4 11h16M8.5 4v4M15.5 4v4",
  search: "M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.8 15.8 20 20",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  moon: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z",
  monitor: "M4.5 5h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8.5 20h7M12 16.5V20",
  globe:
    "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5Z",
  ball: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 8.3l3.6 2.6-1.4 4.2H9.8l-1.4-4.2L12 8.3ZM12 8.3V3.6M15.6 10.9l4.6-1.6M14.2 15.1l2.8 3.7M9.8 15.1 7 18.8M8.4 10.9 3.8 9.3",
  whistle:
    "M11 9.5h10v3.3h-4.6A6 6 0 1 1 11 9.5ZM10.6 13.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM6 3.5 7.5 6M11 2.8v3",
  lineup: "M8 5h12M8 12h12M8 19h12M4 5h.01M4 12h.01M4 19h.01",
  chat: "M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H11l-4.5 4v-4h-1a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z",
  close: "M6 6l12 12M18 6 6 18",
  eyeOff:
    "M4 4l16 16M9.9 6.2A10 10 0 0 1 12 6c4.1 0 7.3 2 9.5 6a14 14 0 0 1-2.7 3.5M6.3 7.7A13 13 0 0 0 2.5 12c2.2 4 5.4 6 9.5 6a10 10 0 0 0 4.3-.9M9.9 9.9a3 3 0 0 0 4.2 4.2",
  wifiOff:
    "M4 4l16 16M3 9.5a13 13 0 0 1 4.2-2.7M11 6a13 13 0 0 1 10 3.5M6.2 13a8.3 8.3 0 0 1 4-2.1M9.3 16.4a3.8 3.8 0 0 1 5.4 0M12 19.5h.01",
  filter: "M4 6h16M7 12h10M10 18h4",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  retry: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4h-4",
  sort: "M8 4.5v15M4.5 16 8 19.5l3.5-3.5M16 19.5v-15M12.5 8 16 4.5 19.5 8",
  warning: "M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17h.01",
  neutral: "M3.5 7h17v10h-17V7ZM12 7v10M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  gear: "M9.8 5.8 10 3.2h4l.2 2.6 2.1 1.2 2.3-1.1 2 3.4-2.1 1.5v2.4l2.1 1.5-2 3.4-2.3-1.1-2.1 1.2-.2 2.6h-4l-.2-2.6L7.7 17l-2.3 1.1-2-3.4 2.1-1.5v-2.4L3.4 9.3l2-3.4L7.7 7ZM12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4Z",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-3.9 3.5-6 7.5-6s6.9 2.1 7.5 6",
} as const;

export const FILLED = {
  star: "m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9L12 2.6Z",
  pin: "M8.5 3h7l-1 6.2 3.9 3.6V15h-5.3L12 21.5 10.9 15H5.6v-2.2l3.9-3.6L8.5 3Z",
  card: "M8.2 3.5h7.6A1.2 1.2 0 0 1 17 4.7v14.6a1.2 1.2 0 0 1-1.2 1.2H8.2A1.2 1.2 0 0 1 7 19.3V4.7a1.2 1.2 0 0 1 1.2-1.2Z",
  more: "M5.5 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM12 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM18.5 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z",
  dot: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",
} as const;

/**
 * Those of `moreIcons.ts` are drawn once that file is loaded: with the first menu, dialog or page beyond the lists; those
 * of `mediaIcons.ts` with a box to write in, those of `toolIcons.ts` with the rich editor.
 */
export type IconName =
  | keyof typeof STROKED
  | keyof typeof FILLED
  | keyof typeof MORE
  | keyof typeof MEDIA
  | keyof typeof TOOLS;
