// Texts of offsets and euros: formats that no list page needs.
// See docs/wire.md#digits-and-calendar.
import { CALENDAR } from "./formats.ts";
import type { Locale } from "./locales.ts";

/** An offset in minutes east of UTC as text: "UTC+5:30", "UTC−3", "UTC". */
export function formatOffset(offsetMinutes: number): string {
  if (offsetMinutes === 0) return "UTC";
  const size = Math.abs(offsetMinutes);
  const minutes = size % 60 === 0 ? "" : `:${String(size % 60).padStart(2, "0")}`;
  return `UTC${offsetMinutes < 0 ? "−" : "+"}${Math.floor(size / 60)}${minutes}`;
}

/** An amount of euros, short: "€1.2M". */
export function formatEuros(amount: number, { html }: Locale): string {
  return new Intl.NumberFormat(html + CALENDAR, {
    style: "currency",
    currency: "EUR",
    notation: "compact",
    maximumFractionDigits: 1,
  }).format(amount);
}
