// Addresses of pictures: what is believed, hostile forms that are not, and that no result names another host.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { credentials, member, notices, profile, relatedUsers } from "../account/members.ts";
import { SUPPORT_ACT_CALLS } from "../account/supportCalls.ts";
import { postPage } from "../community/posts.ts";
import { type Reads, readWith } from "./pageParts.ts";
import { readPictureAddress } from "./readPictureAddress.ts";

const IMAGES = "https://img.example.com";
const PAGE = "https://touchline.example";

describe("an address of a picture", () => {
  it.each([
    ["/img/upload/a.webp", "/img/upload/a.webp"],
    ["/img/upload/a.webp?v=2", "/img/upload/a.webp?v=2"],
    ["/img/upload/Ünï.webp", "/img/upload/%C3%9Cn%C3%AF.webp"],
    ["/images/default-avatar.png#top", "/images/default-avatar.png"],
    [`${IMAGES}/a.png`, `${IMAGES}/a.png`],
    [`HTTPS://IMG.example.com:443/a.png`, `${IMAGES}/a.png`],
  ])("%s is read as %s", (written, read) => {
    expect(readPictureAddress(written, IMAGES)).toBe(read);
  });

  it.each([
    "https://elsewhere.example/a.png",
    "http://elsewhere.example/a.png",
    "//elsewhere.example/a.png",
    "///elsewhere.example/a.png",
    "/\\elsewhere.example/a.png",
    "\\\\elsewhere.example/a.png",
    "/\t/elsewhere.example/a.png",
    "/\n/elsewhere.example/a.png",
    "/\r\\elsewhere.example/a.png",
    "/.//elsewhere.example/a.png",
    "/img/..//elsewhere.example/a.png",
    "/%2e//elsewhere.example/a.png",
    "\thttps://elsewhere.example/a.png",
    "https:elsewhere.example/a.png",
    "https:/elsewhere.example/a.png",
    "https://own.invalid/a.png",
    "http://img.example.com/a.png",
    "https://img.example.com:8443/a.png",
    "https://img.example.com.elsewhere.example/a.png",
    "https://img.example.com@elsewhere.example/a.png",
    "https://member@img.example.com/a.png",
    "https://elsewhere.example\\@img.example.com/a.png",
    "https://",
    "https://[/a.png",
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    "javascript:alert(1)",
    "blob:https://img.example.com/1",
    "file:///etc/passwd",
    "ws://img.example.com/a.png",
    "a.png",
    "../a.png",
    "",
    `/${"a".repeat(2_048)}`,
    null,
    undefined,
    7,
    ["/a.png"],
    { toString: () => "/a.png" },
  ])("%j is none", (written) => {
    expect(readPictureAddress(written, IMAGES)).toBe("");
  });

  it("names the image host only where the build has one", () => {
    expect(readPictureAddress(`${IMAGES}/a.png`, "")).toBe("");
    expect(readPictureAddress("https://own.invalid/a.png", "")).toBe("");
    expect(readPictureAddress(`${IMAGES}/a.png`, "not an origin")).toBe("");
  });

  it("never leads a page to another host", () => {
    const parts = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "\t",
      "\n",
      ":",
      "@",
      "https:",
      "host.example",
      "%2f",
      "?",
      "#",
    );
    const written = fc.oneof(
      fc.string(),
      fc.array(parts).map((each) => each.join("")),
    );
    fc.assert(
      fc.property(written, (value) => {
        const read = readPictureAddress(value, IMAGES);
        if (read !== "") expect([PAGE, IMAGES]).toContain(new URL(read, `${PAGE}/football/match/1`).origin);
      }),
    );
  });
});

describe("every answer with a picture", () => {
  const HOSTILE = "https://elsewhere.example/a.png";
  const person = { id: 7, userId: 7, nickname: "Ada", userName: "Ada", avatar: HOSTILE };
  const list = (...items: readonly object[]) => ({ list: items, page: 1, total: 1, hasMore: false });
  const account = { ...person, email: "a@b.example", bio: "", birthday: "", gender: "" };
  const notice = { messageId: 1, type: "follow", user: person, postSummary: "", text: "", isRead: false };
  const post = {
    postId: 1,
    user: person,
    createTime: "202611212200",
    summary: "",
    likeCount: 0,
    replyCount: 0,
  };

  it.each<readonly [string, Reads<unknown>, unknown]>([
    ["the account", member, account],
    ["a sign-in", credentials, { user: person, token: "token" }],
    ["a profile", profile, { ...person, bio: "" }],
    ["a list of people", relatedUsers, list(person)],
    ["notices", notices, list(notice)],
    ["posts", postPage, list(post)],
  ])("shows none of another host: %s", (_name, schema, answer) => {
    const read = JSON.stringify(readWith(schema)(answer));
    expect(read).toContain("Ada");
    expect(read).not.toContain("elsewhere.example");
  });

  it("counts an upload to another host as failed", () => {
    expect(SUPPORT_ACT_CALLS.upload.read({ url: HOSTILE }, "")).toBeUndefined();
    expect(SUPPORT_ACT_CALLS.upload.read({ url: "/img/upload/a.webp" }, "")).toBe("/img/upload/a.webp");
  });
});
