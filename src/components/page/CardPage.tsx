// A page that is one card from its header to the lower edge of the window, such as the community or the messages.
import type { ReactNode } from "react";
import styles from "./CardPage.module.css";

export function CardPage({ children }: { readonly children: ReactNode }) {
  return <article className={styles["page"]}>{children}</article>;
}
