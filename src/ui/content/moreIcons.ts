// Icons that no list page draws, stroked, on a 24 px grid; importing this file makes Icon know them.
import { addIcons } from "./Icon.tsx";

export const MORE = {
  tiles: "M4 4.5h7v7H4zM13 4.5h7v7h-7zM4 13.5h7v6H4zM13 13.5h7v6h-7z",
  onTop: "M4 5.5h16v13H4zM12.5 12.5h5v4h-5z",
  grip: "M9 5.5h.01M15 5.5h.01M9 12h.01M15 12h.01M9 18.5h.01M15 18.5h.01",
  check: "m5 12.5 4.5 4.5L19 7.5",
  chevronEnd: "m9.5 6 6 6-6 6",
  chevronStart: "m14.5 6-6 6 6 6",
  flag: "M6 21V3.5M6 4.5h11.5l-2.5 4 2.5 4H6",
  share: "M12 14.5V3.5M8 7.3l4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7",
  goalOff: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM6 6l12 12",
  trophy: "M8 4h8v6a4 4 0 0 1-8 0V4ZM8 6H4.5c0 3 1.2 4.6 3.6 5M16 6h3.5c0 3-1.2 4.6-3.6 5M12 14v4M8.5 20h7",
  heart: "M12 20C7 16.2 3.5 13.2 3.5 9.2A4.4 4.4 0 0 1 12 7.4a4.4 4.4 0 0 1 8.5 1.8C20.5 13.2 17 16.2 12 20Z",
  bell: "M6.5 16V11a5.5 5.5 0 0 1 11 0v5l1.5 2H5l1.5-2ZM10 20.5h4",
  eye: "M2.5 12C4.7 8 7.9 6 12 6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.8h.01",
} as const;

addIcons(MORE);
