// Icons of the rich editor's tools, stroked, on a 24 px grid; importing this file makes Icon know them.
import { addIcons } from "./Icon.tsx";

export const TOOLS = {
  bold: "M7.5 5h5.2a3.4 3.4 0 0 1 0 6.8H7.5ZM7.5 11.8h6a3.6 3.6 0 0 1 0 7.2h-6Z",
  italic: "M10.5 5h6.5M7 19h6.5M14 5l-4 14",
  underline: "M7 4.5v7a5 5 0 0 0 10 0v-7M6 20h12",
  strike:
    "M4.5 12h15M16.5 8.2c-.4-2-2.2-3.2-4.5-3.2-2.6 0-4.5 1.3-4.5 3.5M7.3 15.5c.4 2.2 2.3 3.5 4.9 3.5s4.6-1.3 4.6-3.6",
  bullets: "M9.5 6H20M9.5 12H20M9.5 18H20M5 6h.01M5 12h.01M5 18h.01",
  numbers:
    "M10.5 6H20M10.5 12H20M10.5 18H20M4 5l1.5-1v5M4 14.5c.4-1.3 2.6-1.2 2.6.2 0 1.1-1.6 1.9-2.6 3.3h2.8",
  indent: "M4 5.5h16M11 10h9M11 14.5h9M4 19h16M4 9.5l3 2.7-3 2.8",
  outdent: "M4 5.5h16M11 10h9M11 14.5h9M4 19h16M7 9.5l-3 2.7L7 15",
  quote: "M9.5 7C6.5 8 5 10.2 5 13.5V17h5v-5H7.4M18.5 7C15.5 8 14 10.2 14 13.5V17h5v-5h-2.6",
  code: "m8.5 7-5 5 5 5M15.5 7l5 5-5 5",
  codeBlock:
    "M4.5 4.5h15a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM9.5 9l-3 3 3 3M14.5 9l3 3-3 3",
  link: "M10 14a4 4 0 0 0 5.7 0l3.3-3.3A4 4 0 0 0 13.3 5L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3",
  undo: "M8.5 5 4.5 9l4 4M5 9h9a5.5 5.5 0 0 1 0 11h-3.5",
  redo: "m15.5 5 4 4-4 4M19 9h-9a5.5 5.5 0 0 0 0 11h3.5",
} as const;

addIcons(TOOLS);
