// Peer A: a plain React page, with a socket per tab whether it is visible or not.
import { start } from "./start.tsx";

start({ closeWhileHidden: false });
