// Peer L: the lightest page by hand, with a socket per tab. With `?closes` the socket is closed while the page is hidden.
import { startPage } from "./page.ts";

startPage({ closeWhileHidden: location.search === "?closes" });
