// Reads the options of a server that is one of several: its role, the bus, and where members' calls go on to.

/** See docs/hosting.md#more-than-one-machine. */
export type RoleOptions =
  | { readonly role: "source"; readonly bus: string }
  | { readonly role: "edge"; readonly bus: string; readonly membersOrigin: string | undefined };

interface GivenRole {
  readonly role: string | undefined;
  readonly bus: string | undefined;
  /** An origin that has been checked. */
  readonly membersOrigin: string | undefined;
}

export type ReadRole =
  | { readonly ok: true; readonly options: RoleOptions | undefined }
  | { readonly ok: false; readonly message: string };

const fault = (message: string): ReadRole => ({ ok: false, message });

function isBus(text: string): boolean {
  return text.split(",").every((url) => URL.canParse(url) && /^(nats|tls):$/.test(new URL(url).protocol));
}

/** `others`: what was given of the options that one of the roles does not go with. */
export function readRole(
  { role, bus, membersOrigin }: GivenRole,
  others: {
    /** Options of a world, by name. */
    readonly world: Readonly<Record<string, string | boolean | undefined>>;
    /** Options that no role goes with. */
    readonly alone: Readonly<Record<string, string | undefined>>;
  },
): ReadRole {
  if (role === undefined) {
    return bus === undefined
      ? { ok: true, options: undefined }
      : fault("--bus belongs to one of several servers. Name its role with --role source or --role edge.");
  }
  if (role !== "source" && role !== "edge") {
    return fault(`"${role}" is no role. Give --role source or --role edge.`);
  }
  if (bus === undefined || !isBus(bus)) {
    return fault("A role needs a bus. Give --bus an address such as nats://localhost:4222.");
  }
  const given = (options: Readonly<Record<string, string | boolean | undefined>>): string | undefined =>
    Object.keys(options).find((name) => options[name] !== undefined && options[name] !== false);
  const alone = given(others.alone);
  if (alone !== undefined) return fault(`${alone} does not go with --role. Leave one of them out.`);
  if (role === "source") return { ok: true, options: { role, bus } };
  const world = given(others.world);
  return world === undefined
    ? { ok: true, options: { role, bus, membersOrigin } }
    : fault(`${world} does not go with --role edge, which has no world of its own. Give it to the source.`);
}
