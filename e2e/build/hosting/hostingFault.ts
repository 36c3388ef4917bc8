// What the environment cannot ask of a build, or of the server that serves it.

type Env = Readonly<Record<string, string | undefined>>;

/** Why a build cannot be hosted as the environment asks, as one sentence with its remedy; undefined where it can. */
export function hostingFault(env: Env): string | undefined {
  const path = env["BASE_PATH"] ?? "";
  if (path !== "" && path !== "/") {
    return `The client has no path in front of its addresses, so BASE_PATH=${path} is refused. Give it a host name of its own, such as scores.example.com, and leave BASE_PATH out.`;
  }
  const backend = env["API_ORIGIN"] ?? "";
  if (backend === "") return undefined;
  const url = URL.canParse(backend) ? new URL(backend) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === "/";
  if (isOrigin && url.search === "") return undefined;
  return `"${backend}" is no origin. Set API_ORIGIN to something like https://api.example.com.`;
}
