// The profile form: problems beside their fields, and values that are sent once and not lost.
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { done, memberServer, refused } from "#components/testing/memberServer.ts";
import { renderPage, settled } from "#components/testing/renderPage.tsx";
import type { Member } from "#domain/member/member.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { ProfileForm } from "./ProfileForm.tsx";

const nina: Member = {
  id: 7,
  name: "Nina",
  avatar: "",
  email: "nina@club.example",
  bio: "",
  birthday: "",
  gender: "unsaid",
  countryId: undefined,
  hasPassword: true,
  joinedAt: undefined,
};

// A canvas and an image decoder are the browser's: accountPicture.spec.ts crops a real picture.
vi.mock("./CropDialog.tsx", () => ({
  CropDialog: ({ onDone }: { onDone: (picture: { blob: Blob; dataUrl: string }) => void }) => (
    <button
      type="button"
      onClick={() => onDone({ blob: new Blob(["x"], { type: "image/webp" }), dataUrl: "data:image/webp,x" })}
    >
      Use picture
    </button>
  ),
}));

beforeEach(() => pageStore.set(sessionAtom, { ...nina, session: "s1" }));
async function show(answers: Parameters<typeof memberServer>[0] = {}) {
  const server = memberServer(answers);
  await renderPage({
    address: "/settings/account/profile",
    path: "/settings/account/profile",
    page: () => <ProfileForm member={nina} />,
    answers: {},
    act: server.act,
  });
  return server;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const about = (label: string): string =>
  document.querySelector(`[id="${field(label).getAttribute("aria-describedby")}"]`)?.textContent ?? "";
async function save(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await settled();
}

it("shows what is wrong beside its field, focuses the first, and sends nothing", async () => {
  const { asked } = await show();
  type("About you", "x".repeat(201));
  type("Nickname", "N");
  await save();
  expect(document.activeElement).toBe(field("Nickname"));
  expect(about("Nickname")).toBe("Use at least 2 characters.");
  expect(about("About you")).toBe("Use at most 200 characters.");
  type("Nickname", "Nina 👨‍👩‍👧");
  await settled();
  expect(field("Nickname").getAttribute("aria-invalid")).toBe("false");
  type("About you", "");
  type("Birthday", "2999-01-01");
  await save();
  expect(document.activeElement).toBe(field("Birthday"));
  expect(about("Birthday")).toBe("Enter a whole date that is not in the future.");
  expect(asked).toEqual([]);
});

it("sends only what has changed, in one request however often it is saved", async () => {
  const { asked } = await show({ updateProfile: done({ ...nina, name: "Nina Slow" }) });
  type("Nickname", "  Nina   Slow ");
  for (let presses = 0; presses < 3; presses += 1) fireEvent.submit(field("Nickname").form!);
  await settled();
  expect(asked).toEqual([{ act: "updateProfile", params: { name: "Nina Slow" } }]);
  expect(field("Nickname").value).toBe("Nina Slow");
  await save();
  expect(asked).toHaveLength(1);
});

it("keeps what was typed when the server does not answer, and saves it on the next try", async () => {
  const { asked, answers } = await show();
  type("Nickname", "Nina Down");
  await save();
  expect(screen.getByRole("alert").textContent).toBe("An error occurred.");
  expect(field("Nickname").value).toBe("Nina Down");
  answers.updateProfile = done({ ...nina, name: "Nina Down" });
  await save();
  expect(asked).toHaveLength(2);
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(pageStore.get(sessionAtom)?.name).toBe("Nina Down");
});

it("says beside the picture why it was refused, and uploads it once though saving fails after that", async () => {
  const { asked, answers } = await show({ upload: refused(413, "This picture is too large.") });
  fireEvent.click(screen.getByRole("button", { name: "Use picture" }));
  type("Nickname", "Nina Picture");
  await save();
  const picture = screen.getByRole("group", { name: "Picture" });
  expect(picture.textContent).toContain("This picture is too large.");
  expect(picture.querySelector("img")?.getAttribute("src")).toBe("data:image/webp,x");
  expect(field("Nickname").value).toBe("Nina Picture");
  answers.upload = done("/img/upload/1.webp");
  await save();
  expect(screen.getByRole("alert").textContent).toBe("An error occurred.");
  const avatar = "/img/upload/1.webp";
  answers.updateProfile = done({ ...nina, name: "Nina Picture", avatar });
  await save();
  expect(asked.map(({ act }) => act)).toEqual(["upload", "upload", "updateProfile", "updateProfile"]);
  expect(asked.at(-1)?.params).toEqual({ name: "Nina Picture", avatar });
});

const choose = async (file: File): Promise<string> => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  Object.defineProperty(input, "files", { configurable: true, value: [file] });
  fireEvent.change(input);
  await settled();
  return screen.getByRole("group", { name: "Picture" }).textContent ?? "";
};

it("says why a file is not taken as a picture, and changes nothing", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  await show();
  expect(await choose(new File(["GIF89a"], "me.gif", { type: "image/gif" }))).toContain(
    "Choose a PNG, JPEG or WebP picture.",
  );
  expect(await choose(new File(["nothing"], "me.png", { type: "image/png" }))).toContain(
    "This picture cannot be opened. Choose another one.",
  );
  const large = new File([""], "me.png", { type: "image/png" });
  Object.defineProperty(large, "size", { value: 31 * 1024 * 1024 });
  expect(await choose(large)).toContain("This picture is too large. Choose one of at most 30 MB.");
  expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true");
  vi.unstubAllGlobals();
});
