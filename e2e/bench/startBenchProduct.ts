// Starts the product and the peers on one server that feeds all of them.
import { type Product, startProduct } from "../support/product.ts";

/** Like startProduct; the peers are at `/bench/a.html`, `/bench/a2.html` and `/bench/dom.html`. */
export function startBenchProduct(): Promise<Product> {
  return startProduct([], {}, "e2e/bench/serve.ts");
}
