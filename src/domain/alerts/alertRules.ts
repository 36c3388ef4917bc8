// The rules of alerts: what one asks for, which matches it is about, and which values can be stored.
// See docs/product.md#rules-of-alerts.
import type { FavoriteSets } from "../board/filterBoard.ts";
import { isFollowed } from "../board/filterBoard.ts";
import type { Match } from "../match/match.ts";

export type RuleKind = "reminder" | "lineups" | "halfTime" | "level" | "goal" | "odds" | "redCard";

/** In the order in which they are offered. */
export const RULE_KINDS: readonly RuleKind[] = [
  "reminder",
  "lineups",
  "goal",
  "redCard",
  "halfTime",
  "level",
  "odds",
];

/** The matches that a rule is about. */
export type RuleScope = { readonly kind: "favorites" } | ChosenScope;

export interface ChosenScope {
  readonly kind: "match" | "team" | "league";
  readonly id: number;
  /** As it was when the rule was made. */
  readonly name: string;
  /** Of the name, as the wire calls it; undefined where it is not known. */
  readonly language?: string | undefined;
}

export interface AlertRule {
  readonly id: string;
  readonly kind: RuleKind;
  /** Minutes before kick-off, the first minute that counts, or per cent; 0 for a kind without a number. */
  readonly amount: number;
  readonly scope: RuleScope;
}

export interface Amounts {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** The numbers of each kind that has one, whole ones. */
export const RULE_AMOUNTS: Readonly<Partial<Record<RuleKind, Amounts>>> = {
  reminder: { min: 1, max: 180, usual: 15 },
  goal: { min: 1, max: 90, usual: 75 },
  level: { min: 1, max: 90, usual: 75 },
  odds: { min: 1, max: 90, usual: 10 },
};

/** docs/product.md#rules-of-alerts: as many as a browser keeps. */
export const RULES_MAX = 50;
/** A longer name is cut, UTF-16 units. */
const NAME_MAX = 200;
const ID_MAX = 60;
const LANGUAGE_MAX = 10;

/** True for a match that the rule is about. */
export function isAbout({ scope }: AlertRule, match: Match, favorites: FavoriteSets): boolean {
  switch (scope.kind) {
    case "favorites":
      return isFollowed(match, favorites);
    case "match":
      return match.id === scope.id;
    case "team":
      return match.teamIds.home === scope.id || match.teamIds.away === scope.id;
    default:
      return match.leagueId === scope.id;
  }
}

type Stored = Readonly<Record<string, unknown>>;
const isStored = (value: unknown): value is Stored => typeof value === "object" && value !== null;

function readScope(value: unknown): RuleScope | undefined {
  if (!isStored(value)) return undefined;
  const { kind, id, name, language } = value;
  if (kind === "favorites") return { kind };
  if (kind !== "match" && kind !== "team" && kind !== "league") return undefined;
  if (!Number.isSafeInteger(id) || (id as number) <= 0 || typeof name !== "string") return undefined;
  const scope = { kind, id: id as number, name: name.slice(0, NAME_MAX) } as const;
  return typeof language === "string" && language.length <= LANGUAGE_MAX ? { ...scope, language } : scope;
}

/** The number within the limits of its kind; the usual one for anything else. */
export function amountOf(kind: RuleKind, amount: unknown): number {
  const known = RULE_AMOUNTS[kind];
  if (known === undefined) return 0;
  if (!Number.isSafeInteger(amount)) return known.usual;
  return Math.min(known.max, Math.max(known.min, amount as number));
}

function readRule(value: unknown): AlertRule | undefined {
  if (!isStored(value)) return undefined;
  const { id, amount } = value;
  const kind = RULE_KINDS.find((known) => known === value["kind"]);
  const scope = readScope(value["scope"]);
  if (typeof id !== "string" || id === "" || id.length > ID_MAX || !kind || !scope) return undefined;
  return { id, kind, amount: amountOf(kind, amount), scope };
}

/** Any stored value as rules: a damaged one is dropped alone; of two with one id the first counts. */
export function readRules(stored: unknown): readonly AlertRule[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const byId = new Map<string, AlertRule>();
  for (const value of stored) {
    const rule = readRule(value);
    if (rule && !byId.has(rule.id)) byId.set(rule.id, rule);
  }
  return [...byId.values()].slice(0, RULES_MAX);
}
