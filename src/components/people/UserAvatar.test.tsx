// The picture of a member: its link, its sizes and the default head.
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { UserAvatar } from "./UserAvatar.tsx";

const ada = { id: 7, name: "Ada", avatar: "/img/upload/ada.webp" };
const picture = (): HTMLImageElement | null => document.querySelector("img");

it("links to the profile, with the member's name", () => {
  renderWithLive(<UserAvatar user={ada} />);
  const link = screen.getByRole("link", { name: "Ada" });
  expect(link.getAttribute("href")).toBe("/profile/7");
  expect(link.getAttribute("tabindex")).toBeNull();
});

it("is a picture without a link where linking is disabled", () => {
  renderWithLive(<UserAvatar user={ada} linked={false} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(picture()?.getAttribute("src")).toBe(ada.avatar);
});

it("is a link for pointers only where the name next to it is a link", () => {
  renderWithLive(<UserAvatar user={ada} besideLink />);
  const link = document.querySelector("a");
  expect([link?.getAttribute("aria-hidden"), link?.tabIndex]).toEqual(["true", -1]);
});

it.each([
  [undefined, 40],
  ["small", 20],
  ["default", 28],
  ["large", 40],
] as const)("of size %s is %i px", (size, edge) => {
  renderWithLive(<UserAvatar user={ada} {...(size === undefined ? {} : { size })} />);
  expect([picture()?.width, picture()?.height]).toEqual([edge, edge]);
});

it("shows the default head when there is no picture or it fails to load", () => {
  const { rerender } = renderWithLive(<UserAvatar user={{ ...ada, avatar: "" }} />);
  expect(picture()?.getAttribute("src")).toBe("/images/default-avatar.png");
  rerender(<UserAvatar user={ada} />);
  const image = picture();
  expect(image?.getAttribute("src")).toBe(ada.avatar);
  if (image) fireEvent.error(image);
  expect(picture()?.getAttribute("src")).toBe("/images/default-avatar.png");
});
