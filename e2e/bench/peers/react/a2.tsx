// Peer A2: the plain React page, which closes its socket while it is hidden.
import { start } from "./start.tsx";

start({ closeWhileHidden: true });
