// Why no picture is sent in a browser that protects from fingerprinting by other pixels than were drawn.
// See docs/product.md#redrawn-pictures.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

export const falsifiedText = (): string =>
  t(
    i18n,
  )`To protect you from tracking, your browser changes the pixels of pictures, so nothing was sent. Allow this site to read them (canvas), or use another browser.`;
