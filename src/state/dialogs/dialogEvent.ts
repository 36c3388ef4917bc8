// Events that open dialogs of the frame: any page may send one, also before the frame has loaded its dialogs.
import { reportError } from "../errors/reportError.ts";

/** `Request`: what the dialog opens with. */
export interface DialogEvent<Request> {
  /** Before the frame listens the last request waits for it. */
  send(request: Request): void;
  /** Calls `open` for each event, and for a request from before. Returns how to stop. */
  listen(open: (request: Request) => void): () => void;
}

/**
 * `read` reads the payload, because any script on the page can send the event; undefined where it cannot be used. The
 * event opens nothing then, and the console says so.
 */
export function dialogEvent<Request>(
  name: string,
  read: (payload: unknown) => Request | undefined,
): DialogEvent<Request> {
  let early: Request | undefined;
  return {
    send(request) {
      // Who opens the dialog cancels the event.
      if (dispatchEvent(new CustomEvent(name, { detail: request, cancelable: true }))) early = request;
    },
    listen(open) {
      const onEvent = (event: Event): void => {
        event.preventDefault();
        const request = read((event as CustomEvent<unknown>).detail);
        if (request === undefined) reportError("the event's payload cannot be read", name);
        else open(request);
      };
      addEventListener(name, onEvent);
      if (early !== undefined) open(early);
      early = undefined;
      return () => removeEventListener(name, onEvent);
    },
  };
}
