// Finds texts that come and go beside other content without an element of their own: a translator of pages replaces them.
// See docs/decisions/writing.md#pages-that-others-rewrite.
import { parseAst } from "rolldown/parseAst";
import type { Finding } from "./houseRules.ts";

type Node = Readonly<Record<string, unknown>>;
/** What an expression may show; "other" is known at run time alone. */
type Shown = "text" | "element" | "none" | "other";

/** Components that render text. */
const TEXTS = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
/** Calls that answer text. */
const TEXT_CALL = /^(?:i18n\._|t|formats\.\w+)\(/;
const LIST_CALL = /\.(?:map|flatMap)\(/;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const nodeOf = (node: Node, name: string): Node => node[name] as Node;
const tagOf = (element: Node): unknown => nodeOf(nodeOf(element, "openingElement"), "name")["name"];

/** Without the white space between lines, and without comments. */
function childrenOf(element: Node): readonly Node[] {
  return (element["children"] as readonly Node[]).filter((child) => {
    if (child["type"] === "JSXText") return !/^\s*\n\s*$/.test(String(child["value"]));
    return (
      child["type"] !== "JSXExpressionContainer" ||
      nodeOf(child, "expression")["type"] !== "JSXEmptyExpression"
    );
  });
}

function shownBy(node: Node, code: string): readonly Shown[] {
  const of = (name: string): readonly Shown[] => shownBy(nodeOf(node, name), code);
  switch (node["type"]) {
    case "JSXText":
    case "TemplateLiteral":
    case "TaggedTemplateExpression":
      return ["text"];
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return of("expression");
    case "ConditionalExpression":
      return [...of("consequent"), ...of("alternate")];
    case "LogicalExpression":
      return node["operator"] === "&&" ? [...of("right"), "none"] : [...of("left"), ...of("right")];
    case "Literal":
      return [typeof node["value"] === "string" ? "text" : "none"];
    case "Identifier":
      return [node["name"] === "undefined" ? "none" : "other"];
    case "JSXElement":
      return [TEXTS.has(String(tagOf(node))) ? "text" : "element"];
    case "JSXFragment":
      return childrenOf(node).flatMap((child) => shownBy(child, code));
    case "CallExpression": {
      const call = code.slice(Number(node["start"]), Number(node["end"]));
      if (TEXT_CALL.test(call)) return ["text"];
      return [LIST_CALL.test(call) ? "none" : "other"];
    }
    default:
      return ["other"];
  }
}

/** A string that is the only child is written by React as the content of its element. */
const isOwnContent = (node: Node): boolean =>
  node["type"] === "JSXExpressionContainer" && !/JSXElement|JSXFragment/.test(JSON.stringify(typesIn(node)));

function typesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (!isNode(value)) return [];
  return [value["type"], ...Object.values(value).flatMap(typesIn)];
}

/** Why the children of an element are not safe; undefined where they are. */
function problemOf(children: readonly Node[], code: string): string | undefined {
  const shown = children.map((child) => new Set(shownBy(child, code)));
  const [only] = children;
  if (children.length === 1 && only !== undefined && isOwnContent(only)) return undefined;
  for (const [at, kinds] of shown.entries()) {
    if (kinds.has("text") && kinds.size > 1) return "a text that comes and goes";
    if (!kinds.has("none")) continue;
    // What is inserted comes before the next child that is there.
    const next = shown.slice(at + 1).find((later) => !later.has("none"));
    if (next?.has("text")) return "a text behind what comes and goes";
  }
  return undefined;
}

/** Lines of a .tsx file with such texts. */
export function findComingTexts(code: string): readonly Finding[] {
  const findings: Finding[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (!isNode(value)) return;
    if (value["type"] === "JSXElement" && !TEXTS.has(String(tagOf(value)))) {
      const what = problemOf(childrenOf(value), code);
      const line = code.slice(0, Number(value["start"])).split("\n").length;
      if (what !== undefined) findings.push({ line, what: `${what} without an element of its own` });
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseAst(code, { lang: "tsx" }));
  return findings;
}
