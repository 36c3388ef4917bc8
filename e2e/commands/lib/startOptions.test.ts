// Options of the start command, and its messages for invalid ones.
import { expect, test } from "vitest";
import { readStartOptions } from "./startOptions.ts";

function refusal(args: readonly string[], env: Record<string, string> = {}): string {
  const read = readStartOptions(args, env);
  return read.ok ? "accepted" : read.message;
}

test("the defaults are port 8080 and .data, with the control channel closed", () => {
  expect(readStartOptions([], {})).toEqual({
    ok: true,
    options: {
      port: 8080,
      dataDir: ".data",
      seed: undefined,
      control: false,
      apiOrigin: undefined,
      replay: undefined,
    },
  });
});

test("flags take precedence over the environment", () => {
  const env = { PORT: "9000", DATA_DIR: "/a", CONTROL: "1", API_ORIGIN: "https://api.example.com/" };
  const read = readStartOptions(
    ["--port", "0", "--data-dir=/b", "--replay", "day.json", "--speed", "60"],
    env,
  );
  expect(read).toMatchObject({
    ok: true,
    options: {
      port: 0,
      dataDir: "/b",
      control: true,
      apiOrigin: "https://api.example.com",
      replay: { file: "day.json", speed: 60, leadMs: 10_000 },
    },
  });
});

test("an error is one line that names the remedy", () => {
  const refusals = [
    refusal(["--colour", "red"]),
    refusal(["day.json"]),
    refusal(["--port"]),
    refusal(["--port", "http"]),
    refusal(["--port", "65536"]),
    refusal(["--port="]),
    refusal([], { PORT: "-1" }),
    refusal(["--replay", "x", "--speed", "0"]),
    refusal(["--replay", "x", "--speed", "fast"]),
    refusal(["--replay", "x", "--lead=-5"]),
    refusal(["--speed", "2"]),
    refusal(["--data-dir="]),
    refusal([], { API_ORIGIN: "api.example.com" }),
    refusal([], { API_ORIGIN: "https://api.example.com/v2" }),
  ];
  for (const message of refusals) {
    expect(message).not.toBe("accepted");
    expect(message).not.toContain("\n");
    expect(message).toMatch(/--|[A-Z_]{4,}/);
  }
});
