// Collects the requests to write a post that a page sends, for component tests.
import { OPEN_CREATE_POST, type PostRequest } from "#state/dialogs/createPost.ts";

/** The requests from now on, in order; the frame that would open the dialog is not there. */
export function createPostRequests(): { readonly requests: readonly PostRequest[]; stop(): void } {
  const requests: PostRequest[] = [];
  const listen = (event: Event): void => {
    event.preventDefault();
    requests.push((event as CustomEvent<PostRequest>).detail);
  };
  addEventListener(OPEN_CREATE_POST, listen);
  return { requests, stop: () => removeEventListener(OPEN_CREATE_POST, listen) };
}
