// React alone with a screen of rows: no data, no worker, no catalogue. No page of React can start sooner.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

/** As many as a screen of the product shows. */
const ROWS = 16;

function Bare() {
  return (
    <main>
      {Array.from({ length: ROWS }, (_, row) => (
        <p key={row} data-line="">
          <span data-match-id={row}>
            <span data-field="minute">{row}</span> Home <b>1</b> <b>0</b> Away
          </span>
        </p>
      ))}
    </main>
  );
}

const host = document.getElementById("root");
if (host === null) throw new Error("the page has no #root");
createRoot(host).render(
  <StrictMode>
    <Bare />
  </StrictMode>,
);
