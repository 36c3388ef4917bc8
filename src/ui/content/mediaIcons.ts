// Icons of pictures and videos, stroked, on a 24 px grid; importing this file makes Icon know them.
import { addIcons } from "./Icon.tsx";

export const MEDIA = {
  picture:
    "M4.5 5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8.5 8.7a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM4 17l5-4 3.5 2.8L16.5 12l4 3.5",
  video: "M4.5 5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM10 8.7v6.6l5.5-3.3Z",
} as const;

addIcons(MEDIA);
