// A member's name as a part of a plain text: a toast, the title of a dialog, an entry of a menu.
import type { I18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

/** U+2068 and U+2069: the letters between them do not change the order of the text around them. */
const ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** The name, isolated from the direction of the text around it; "Unknown member" for an empty one. Elements use `bdi`. */
export function nameInText(name: string, i18n: I18n): string {
  return name === "" ? t(i18n)`Unknown member` : `${ISOLATE}${name}${POP_ISOLATE}`;
}
