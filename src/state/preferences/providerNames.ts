// The names of odds providers as match pages received them, stored for the settings page.
import { type OddsProviderId, ODDS_PROVIDER_IDS } from "#domain/settings.ts";
import { asRecord, storedAtom } from "./stored.ts";

export type ProviderNames = Readonly<Partial<Record<OddsProviderId, string>>>;

const LONGEST = 40;

function read(stored: unknown): ProviderNames | undefined {
  const record = asRecord(stored);
  if (!record) return undefined;
  return Object.fromEntries(
    ODDS_PROVIDER_IDS.flatMap((id) => {
      const name = record[id];
      return typeof name === "string" && name !== "" && name.length <= LONGEST ? [[id, name]] : [];
    }),
  );
}

/** Names by provider; empty until a match page has shown some. */
export const providerNamesAtom = storedAtom<ProviderNames>({
  key: "touchline.providerNames.1",
  initial: {},
  read,
});

/** The names with these added; the same object when all were known. */
export function withProviderNames(
  known: ProviderNames,
  told: readonly { readonly providerId: number; readonly providerName: string }[],
): ProviderNames {
  const fresh = told.flatMap(({ providerId, providerName }) => {
    const id = ODDS_PROVIDER_IDS.find((one) => one === providerId);
    return id === undefined || known[id] === providerName ? [] : [[id, providerName] as const];
  });
  return fresh.length === 0 ? known : { ...known, ...Object.fromEntries(fresh) };
}
