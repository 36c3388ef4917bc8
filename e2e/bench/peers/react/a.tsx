// Peer A: a plain React page, with a socket per tab whether it is visible or not.
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
