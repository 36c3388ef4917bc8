// Sends one call by XMLHttpRequest and reports how much of its body is sent, which fetch cannot.

/** The part of XMLHttpRequest that is used; workers have it too. */
type ProgressRequest = Pick<
  XMLHttpRequest,
  | "open"
  | "setRequestHeader"
  | "send"
  | "abort"
  | "getResponseHeader"
  | "addEventListener"
  | "status"
  | "statusText"
  | "responseText"
  | "responseURL"
> & { readonly upload: Pick<XMLHttpRequestUpload, "addEventListener"> };

/** Statuses that have no body: a Response with one cannot be made. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/**
 * A `fetch` for POSTs with a body. `onProgress` gets the part that is sent, 0 to 1. Of the answer's headers only those
 * are there that calls read. An answer from another address than the one asked is an error, as with `redirect: "error"`.
 */
export function fetchWithProgress(
  onProgress: (part: number) => void,
  newRequest: () => ProgressRequest = () => new XMLHttpRequest(),
): typeof fetch {
  return (input, init) =>
    new Promise<Response>((resolve, reject) => {
      const request = newRequest();
      const url = input instanceof Request ? input.url : input.toString();
      const fail = (): void => reject(new TypeError("the call got no answer"));
      request.upload.addEventListener("progress", ({ loaded, total }) => {
        if (total > 0) onProgress(Math.min(1, loaded / total));
      });
      request.addEventListener("load", () => {
        const { status } = request;
        if (request.responseURL !== "" && new URL(request.responseURL).pathname !== pathOf(url))
          return fail();
        const headers = new Headers();
        for (const name of ["Date", "Age", "Retry-After"]) {
          const value = request.getResponseHeader(name);
          if (value !== null) headers.set(name, value);
        }
        const body = WITHOUT_BODY.has(status) ? null : request.responseText;
        resolve(new Response(body, { status, statusText: request.statusText, headers }));
      });
      for (const end of ["error", "abort", "timeout"] as const) request.addEventListener(end, fail);
      init?.signal?.addEventListener("abort", () => request.abort());
      request.open(init?.method ?? "POST", url);
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}

/** The path of an address; a relative one has no host, which does not matter here. */
const pathOf = (url: string): string => new URL(url, "https://any.example").pathname;
