// Where the browser's store keeps orders and the withdrawal that is on its way.

/** One entry for all members: that of the member who signed in last replaces the one before. */
export const ORDERS_KEY = "orders";
export const WITHDRAWAL_KEY = "withdrawal";
