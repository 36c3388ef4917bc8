// The product behind a real web server of the system: pages come from the server's folder, calls from the product.
import { ensureBuilt } from "../../../build/ensureBuilt.ts";
import { readSite } from "../../../build/hosting/writeHosting.ts";
import { type Product, startProduct } from "../../../support/product.ts";
import { missingFor, type ServerName } from "./installed.ts";
import { publishSite } from "./publishedSite.ts";
import { startWebServer } from "./webServer.ts";

/** Throws where the web server is not installed. */
export async function startHostedProduct(name: ServerName): Promise<Product> {
  const missing = missingFor(name);
  if (missing !== undefined) throw new Error(missing);
  const product = await startProduct();
  const built = await ensureBuilt();
  if (!built.ok) throw new Error(built.message);
  const published = publishSite(built.distDir);
  const site = { ...readSite(built.distDir, process.env), backend: product.origin, isReference: true };
  const server = await startWebServer({ name, site, root: published.folder });
  return {
    // Over http a browser trusts localhost without a certificate.
    origin: server.plain,
    control: product.control,
    async stop() {
      await server.stop();
      published.remove();
      await product.stop();
    },
  };
}
