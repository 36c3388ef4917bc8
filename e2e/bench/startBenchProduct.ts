// Starts the product and the peers on one server that feeds all of them.
import { type Product, startProduct } from "../support/product.ts";

/** Like startProduct; each peer is at `/bench/NAME.html`. */
export function startBenchProduct(): Promise<Product> {
  return startProduct([], {}, "e2e/bench/serve.ts");
}
