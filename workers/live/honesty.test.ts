// What the page says of its data in each kind of trouble: state, age and mark, at several moments of each.
import { describe, expect, it } from "vitest";
import {
  HOUR,
  junkFrame,
  pass,
  refuse,
  said,
  SILENCE,
  slow,
  type Under,
  wellConnected,
} from "./testing/inTrouble.ts";

interface Case {
  readonly name: string;
  /** Brings the trouble about. */
  readonly when: (under: Under) => void;
  /** What heartbeats there are meanwhile; none when undefined. */
  readonly heartbeat?: () => unknown;
  /** What is said so many ms after it began. */
  readonly says: readonly (readonly [ms: number, text: string])[];
}

const CASES: readonly Case[] = [
  {
    name: "all is well",
    when: () => undefined,
    heartbeat: () => "ok",
    says: [
      [1_000, "live"],
      [HOUR, "live"],
    ],
  },
  {
    name: "the upgrade hangs, and the polls carry it",
    when: refuse,
    says: [
      [3_000, "polling"],
      [36_000, "polling"],
      [10 * 60_000, "polling"],
    ],
  },
  {
    name: "the server refuses everything",
    when(under) {
      refuse(under);
      under.server.failing = true;
    },
    says: [
      [12_000, "reconnecting 10"],
      [31_000, "reconnecting 30!"],
      [125_000, "reconnecting 120!"],
      [2 * HOUR + 60_000, "reconnecting 7200!"],
    ],
  },
  {
    name: "the socket stays open and silent (half-open), and the polls fail",
    when({ server }) {
      server.failing = true;
    },
    says: [
      [11_000, "live 10"],
      [16_000, "reconnecting 10"],
      [31_000, "reconnecting 30!"],
      [61_000, "reconnecting 60!"],
    ],
  },
  {
    name: "the socket stays open and silent, and the polls carry it",
    when: () => undefined,
    says: [
      [12_000, "live 10"],
      [18_000, "polling"],
    ],
  },
  {
    name: "the socket sends only what cannot be read",
    when({ server }) {
      server.failing = true;
    },
    heartbeat: junkFrame,
    says: [
      [11_000, "live 10"],
      [16_000, "reconnecting 10"],
      [40_000, "reconnecting 40!"],
    ],
  },
  {
    name: "the socket sends texts that mean nothing",
    when({ server }) {
      server.failing = true;
    },
    heartbeat: () => "<html>",
    says: [[17_000, "reconnecting 10"]],
  },
  {
    name: "polls take twelve seconds",
    when(under) {
      refuse(under);
      slow(under, 12_000);
    },
    says: [
      [15_000, "polling 10"],
      [24_000, "polling 20"],
      [5 * 60_000, "polling 20"],
    ],
  },
  {
    name: "the machine says it is offline while answers still come",
    when(under) {
      refuse(under);
      under.core.setOnline(false);
    },
    says: [
      [3_000, "polling"],
      [60_000, "polling"],
    ],
  },
  {
    name: "the machine is offline",
    when(under) {
      refuse(under);
      under.server.failing = true;
      under.core.setOnline(false);
    },
    says: [
      [3_000, "offline"],
      [45_000, "offline 40!"],
      [HOUR + 1_000, "offline 3600!"],
    ],
  },
  {
    name: "records of the polls cannot be read",
    when(under) {
      refuse(under);
      Object.assign(under.server.api, {
        fetchLiveChange: async () => ({ ok: true, value: "<!doctype html>!x^y" }),
      });
    },
    says: [
      [12_000, "reconnecting 10"],
      [32_000, "reconnecting 30!"],
    ],
  },
];

describe.each(CASES)("$name", ({ when, heartbeat, says }) => {
  it(`says ${says.map(([, text]) => text).join(", ")}`, async () => {
    const under = await wellConnected();
    when(under);
    let at = 0;
    for (const [ms, text] of says) {
      await pass(under, ms - at, heartbeat ? heartbeat() : SILENCE);
      at = ms;
      expect(said(under.tab.latest("connection")), `after ${ms / 1000} s`).toBe(text);
    }
  });
});
