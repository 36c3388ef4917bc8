// Reads addresses of pictures (members, uploads): paths of our own and addresses of the image host.
// See docs/wire.md#addresses-of-pictures.
import { type Reads, reads } from "./pageParts.ts";
import { readMediaAddress } from "./readPictureAddress.ts";

/** The address of a picture; "" for none and for an address of another host: the placeholder is shown. */
export const pictureAddress: Reads<string> = reads(readMediaAddress);
