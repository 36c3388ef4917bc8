// The feedback form: sent once, refused when it is too long, and kept until the server has it.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { done, type MemberServer, memberServer } from "#components/testing/memberServer.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { FeedbackPage } from "./FeedbackPage.tsx";

const words = () => screen.getByLabelText<HTMLTextAreaElement>("Message");
const write = (text: string) => fireEvent.change(words(), { target: { value: text } });
async function send(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await settled();
}
function open(server: MemberServer): void {
  cleanup();
  renderWithLive(<FeedbackPage />, { act: server.act });
}

it("refuses a text that is too long before it is sent, and counts letters as a reader does", async () => {
  const server = memberServer({ sendFeedback: done("Thank you.") });
  open(server);
  write("a".repeat(2_001));
  await send();
  expect(screen.getByText("Use at most 2,000 characters.")).toBeTruthy();
  expect(document.activeElement).toBe(words());
  expect(server.asked).toEqual([]);
  write("👍🏽".repeat(2_000));
  await send();
  expect(screen.getByRole("heading", { name: "Your feedback has arrived." })).toBeTruthy();
});

it("keeps its text over a reload and a server that is down, and sends once for a double press", async () => {
  const server = memberServer();
  open(server);
  fireEvent.click(screen.getByRole("radio", { name: "Something is broken" }));
  write("The list jumps.");
  open(server);
  expect(words().value).toBe("The list jumps.");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Something is broken" }).checked).toBe(true);
  await send();
  expect(screen.getAllByRole("alert")[0]?.textContent).toBe("An error occurred.");
  expect(words().value).toBe("The list jumps.");
  expect(server.asked).toHaveLength(1);
  server.answers.sendFeedback = done("Thank you.");
  const form = words().form!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await settled();
  expect(server.asked).toHaveLength(2);
  expect(server.asked[1]).toEqual({
    act: "sendFeedback",
    params: { kind: "bug", text: "The list jumps.", pictures: [], contact: "" },
  });
  open(server);
  expect(words().value).toBe("");
});
