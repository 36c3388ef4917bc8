// Peer L2: the lightest page by hand, which closes its socket while it is hidden.
import { startPage } from "./page.ts";

startPage({ closeWhileHidden: true });
