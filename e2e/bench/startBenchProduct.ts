// The product with the peers beside it, on one server that feeds them all.
import { type Product, startProduct } from "../support/product.ts";

/** As startProduct; the peers stand at `/bench/a.html`, `/bench/a2.html` and `/bench/dom.html`. */
export function startBenchProduct(): Promise<Product> {
  return startProduct([], {}, "e2e/bench/serve.ts");
}
