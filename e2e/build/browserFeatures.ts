// Finds features of browsers that one of the supported browsers lacks: API and HTML in code, properties in style sheets.
import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data" with { type: "json" };
import { parseAst } from "rolldown/parseAst";
import { type BrowserName, OLDEST_BROWSERS } from "./supportedBrowsers.ts";

type Node = Readonly<Record<string, unknown>>;

export interface Feature {
  readonly line: number;
  /** Its name in the compatibility data, or as the code writes it. */
  readonly name: string;
  /** Browsers that lack it. */
  readonly lacking: readonly string[];
}

function hasSince(statement: SimpleSupportStatement, oldest: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (removed !== undefined || flags !== undefined || prefix !== undefined || other !== undefined)
    return false;
  return typeof added === "string" && Number.parseFloat(added.replace("≤", "")) <= Number(oldest);
}

/** The supported browsers that lack a feature in their oldest version. */
function lackingOf({ support }: CompatStatement): readonly string[] {
  return (Object.entries(OLDEST_BROWSERS) as [BrowserName, string][])
    .filter(([name, oldest]) => {
      const stated = support[name];
      return stated !== undefined && ![stated].flat().some((each) => hasSince(each, oldest));
    })
    .map(([name]) => name);
}

const compatOf = (part: unknown, ...names: readonly string[]): CompatStatement | undefined =>
  names.reduce<Identifier | undefined>(
    (found, name) => (found !== undefined && Object.hasOwn(found, name) ? found[name] : undefined),
    part as Identifier,
  )?.__compat;

/** Objects that are always there, by the interfaces that they have. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  navigator: ["Navigator", "WorkerNavigator"],
  document: ["Document", "Element", "Node", "EventTarget"],
  window: ["Window", "EventTarget"],
  self: ["Window", "WorkerGlobalScope", "ServiceWorkerGlobalScope", "EventTarget"],
  performance: ["Performance"],
  history: ["History"],
  crypto: ["Crypto"],
  screen: ["Screen"],
};

const BUILT_INS: Identifier = bcd.javascript["builtins"] ?? {};

/** Statements by the name of a member of any interface or built-in class. */
const MEMBERS = new Map<string, CompatStatement[]>();
for (const part of [bcd.api, BUILT_INS, BUILT_INS["Intl"] ?? {}]) {
  for (const owner of Object.values(part)) {
    for (const [name, { __compat: compat }] of Object.entries(owner as Record<string, Identifier>))
      if (compat !== undefined) MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), compat]);
  }
}

/** What one or more of these say; supported where one of them is. */
function judge(statements: readonly (CompatStatement | undefined)[]): readonly string[] {
  const known = statements.filter((each) => each !== undefined).map(lackingOf);
  return known.length === 0 || known.some((lacking) => lacking.length === 0) ? [] : known[0]!;
}

function textOf(node: unknown): string {
  const name = (node as Node | undefined)?.["name"];
  return typeof name === "string" ? name : "";
}

function judgeNode(
  node: Node,
  ours: ReadonlySet<string>,
): readonly [name: string, lacking: readonly string[]] | undefined {
  if (node["type"] === "NewExpression" || node["type"] === "CallExpression") {
    const name = textOf(node["callee"]);
    return [name, judge([compatOf(bcd.api, name), compatOf(BUILT_INS, name)])];
  }
  if (node["type"] === "MemberExpression" && node["computed"] === false) {
    const owner = textOf(node["object"]);
    const name = textOf(node["property"]);
    const own = [
      ...(OBJECTS[owner] ?? []).map((each) => compatOf(bcd.api, each, name)),
      owner === "self" || owner === "window" ? compatOf(bcd.api, name) : undefined,
      compatOf(bcd.api, owner, `${name}_static`),
      compatOf(BUILT_INS, owner, name),
    ].filter((each) => each !== undefined);
    return [`${owner}.${name}`, judge(own.length > 0 || ours.has(name) ? own : (MEMBERS.get(name) ?? []))];
  }
  if (node["type"] === "JSXOpeningElement") {
    const tag = textOf(node["name"]);
    return [`<${tag}>`, judge([compatOf(bcd.html.elements, tag)])];
  }
  if (node["type"] === "JSXAttribute") {
    const name = textOf(node["name"]);
    return [`${name}=`, judge([compatOf(bcd.html.global_attributes, name.toLowerCase())])];
  }
  return undefined;
}

const valuesOf = (attributes: unknown): readonly unknown[] =>
  (attributes as readonly Node[]).map((each) => each["value"] ?? each["argument"]);

/** Calls back with each node of a .ts or .tsx file. */
function walk(code: string, fileName: string, take: (node: Node) => void): void {
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node: Node = value;
    take(node);
    const { attributes, ...others } = node;
    // Those of components are ours.
    if (attributes !== undefined && /^[a-z]/.test(textOf(node["name"]))) visit(attributes);
    else if (attributes !== undefined) visit(valuesOf(attributes));
    for (const part of Object.values(others)) visit(part);
  };
  visit(parseAst(code, { lang: fileName.endsWith("x") ? "tsx" : "ts" }));
}

const DECLARING = /^(?:TSPropertySignature|TSMethodSignature|Property|PropertyDefinition|MethodDefinition)$/;

/** Names of properties and methods that a file declares: a member of that name is taken for ours. */
export function declaredNames(code: string, fileName: string): readonly string[] {
  const names: string[] = [];
  walk(code, fileName, (node) => {
    if (DECLARING.test(String(node["type"]))) names.push(textOf(node["key"]));
  });
  return names;
}

/** In a .ts or .tsx file. Members of unknown objects count where no interface has them in all browsers, unless `ours`. */
export function findInCode(code: string, fileName: string, ours: ReadonlySet<string>): readonly Feature[] {
  const found: Feature[] = [];
  walk(code, fileName, (node) => {
    const [name = "", lacking = []] = judgeNode(node, ours) ?? [];
    if (lacking.length > 0) found.push({ line: lineAt(code, Number(node["start"])), name, lacking });
  });
  return found;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

const COMMENT = /\/\*[^]*?\*\//g;
const DECLARATION = /(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const AT_RULE = /@([a-z-]+)/g;
const PSEUDO = /::?([a-z-]+)(?=[^{};]*\{)/g;

/** Properties with their words, at-rules and pseudo-classes of a style sheet. */
export function findInStyles(css: string): readonly Feature[] {
  const plain = css.replaceAll(COMMENT, (text) => text.replaceAll(/[^\n]/g, " "));
  const found: Feature[] = [];
  const look = (at: number, name: string, statement: CompatStatement | undefined): void => {
    const lacking = judge([statement]);
    if (lacking.length > 0) found.push({ line: lineAt(plain, at), name, lacking });
  };
  for (const { index, 1: property = "", 2: value = "" } of plain.matchAll(DECLARATION)) {
    look(index, property, compatOf(bcd.css.properties, property));
    for (const word of value.match(/(?<![\w-])[a-z][a-z-]+(?![\w-(])/g) ?? [])
      look(index, `${property}: ${word}`, compatOf(bcd.css.properties, property, word));
  }
  for (const { index, 1: name = "" } of plain.matchAll(AT_RULE))
    look(index, `@${name}`, compatOf(bcd.css["at-rules"], name));
  for (const { index, 1: name = "" } of plain.matchAll(PSEUDO))
    look(index, `:${name}`, compatOf(bcd.css.selectors, name));
  return found;
}
