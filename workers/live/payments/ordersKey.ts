// Where the browser's store keeps orders.

/** One entry for all members: that of the member who signed in last replaces the one before. */
export const ORDERS_KEY = "orders";
