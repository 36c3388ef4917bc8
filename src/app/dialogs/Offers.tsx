// The offers at the bottom of the page, above each other.
import { BoardBar } from "./BoardBar.tsx";
import { BuildOffer } from "./BuildOffer.tsx";
import { CoreNotice } from "./CoreNotice.tsx";
import styles from "./OfferBar.module.css";
import { ZoneOffer } from "./ZoneOffer.tsx";

export function Offers() {
  return (
    <div className={styles["offers"]}>
      <CoreNotice />
      <BuildOffer />
      <ZoneOffer />
      <BoardBar />
    </div>
  );
}
