// A small run of the wallet proof, and a check that its histories take every kind of step.
import { expect, it, vi } from "vitest";
import { playWallet } from "./lib/wallet/playWallet.ts";
import { walletProof } from "./wallet.ts";

/** A history has hundreds of calls to a server, which take over 10 s on a busy machine. */
const COMPUTES_MS = 60_000;
vi.setConfig({ testTimeout: COMPUTES_MS });

it("random movements add up, and cut answers make one withdrawal", async () => {
  const { failures, figures } = await walletProof.run({ cases: 1 });
  expect(failures).toEqual([]);
  expect(figures[0]).toContain("1 histories");
});

it("a history takes every kind of step, and the same seed the same ones", () => {
  const { counts } = playWallet(7, 120);
  expect(Object.keys(counts).toSorted()).toEqual(
    ["adjust", "days", "hours", "move", "refund", "second", "sell", "withdraw"].toSorted(),
  );
  expect(playWallet(7, 120).counts).toEqual(counts);
});
