// Fetches a part of the page that opens on demand together with its texts, which are not those of the first screen.
import { loadAllTexts } from "./activateLocale.ts";

/** The module, once its texts are there as well. */
export async function withTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadAllTexts()]);
  return module;
}
