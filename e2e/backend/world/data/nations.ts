/** National teams by continent, as country codes. */
import type { Region } from "./seed.ts";

export const NATIONS: Readonly<Record<Region, readonly string[]>> = {
  europe: [
    "FR", "ES", "GB-ENG", "DE", "IT", "PT", "NL", "BE", "HR", "DK", "AT", "CH", "TR", "PL", "SE", "GB-SCT", "UA", "RS", "NO", "GB-WLS",
    "HU", "GR", "CZ", "RO", "GB-NIR", "IE", "SK", "SI", "AL", "IS", "FI", "BG",
  ],
  africa: ["MA", "SN", "EG", "NG", "CI", "CM", "GH", "TN", "DZ", "ML", "ZA", "CD", "BF", "GN", "KE", "ZM", "UG", "GA", "TZ", "AO"],
  americas: ["AR", "BR", "UY", "CO", "MX", "US", "EC", "PE", "CL", "CA", "PY", "VE", "CR", "PA", "BO", "JM", "HN", "GT"],
  asia: ["JP", "KR", "IR", "AU", "SA", "QA", "UZ", "IQ", "AE", "CN", "JO", "OM", "TH", "VN", "IN", "ID", "MY", "NZ", "SG", "PH"],
};
