// Peer L: the lightest page by hand, with a socket per tab whether it is visible or not.
import { startPage } from "./page.ts";

startPage({ closeWhileHidden: false });
