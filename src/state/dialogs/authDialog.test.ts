// The event of the sign-in dialog: any script may send it, with any payload.
import { expect, it, vi } from "vitest";
import { type AuthRequest, onAuthDialog, OPEN_AUTH_DIALOG, openAuthDialog } from "./authDialog.ts";

const run = (): void => undefined;

it.each([
  [undefined, {}],
  [null, {}],
  ["register", {}],
  [[], {}],
  [{ view: "register" }, { view: "register" }],
  [
    { view: "reset", goOn: run },
    { view: "reset", goOn: run },
  ],
  [{ view: "elsewhere" }, {}],
  [{ view: 3, goOn: "alert(1)" }, {}],
  [{ view: "toString", goOn: {} }, {}],
])("the payload %j opens the dialog with %j", (detail, request) => {
  const open = vi.fn<(request: AuthRequest) => void>();
  const stop = onAuthDialog(open);
  dispatchEvent(new CustomEvent(OPEN_AUTH_DIALOG, { detail, cancelable: true }));
  stop();
  expect(open.mock.calls).toEqual([[request]]);
});

it("a request from before the frame listens opens the dialog once it does", () => {
  openAuthDialog({ view: "register" });
  const open = vi.fn<(request: AuthRequest) => void>();
  onAuthDialog(open)();
  expect(open.mock.calls).toEqual([[{ view: "register" }]]);
});
