// Shows what became of payments in the frame; the code is loaded with the first order that there is to show.
// See docs/product.md#orders.
import { withTexts } from "#i18n/withTexts.ts";
import { useOrders } from "#state/payments/orders.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import styles from "./PaymentNoticesPlace.module.css";

const PaymentNotices = lazyPart(
  async () => (await withTexts(() => import("#features/payments/PaymentNotices.tsx"))).PaymentNotices,
);

export function PaymentNoticesPlace() {
  const orders = useOrders();
  return (
    // The empty region is always rendered: screen readers may skip a region that is added together with its text.
    <div role="status" aria-atomic={false} className={styles["place"]}>
      {orders.length === 0 ? null : <PaymentNotices orders={orders} />}
    </div>
  );
}
