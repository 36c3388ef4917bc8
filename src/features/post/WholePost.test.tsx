// A post in full: the headings of its text.
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { aPost } from "#domain/testing/aPost.ts";
import { WholePost } from "./WholePost.tsx";

it("numbers the headings of its text from the level below its title", () => {
  const ops = [{ insert: "Chapter" }, { insert: "\n", attributes: { header: 1 } }];
  const post = { ...aPost(1, { title: "Derby", contentMode: "rich" }), content: JSON.stringify({ ops }) };
  renderWithLive(
    <WholePost post={post} tellsScore={false} isUncovered={false} onUncover={() => undefined} />,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Derby");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Chapter");
});
