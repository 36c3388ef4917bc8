// Renders the plain page into its document.
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

export function start(options: { closeWhileHidden: boolean }): void {
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<App {...options} />);
}
