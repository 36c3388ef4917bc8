// Finds texts for users that bypass the catalogues: in JSX, in visible or spoken attributes, and in calls that show text.
import { parseAst } from "rolldown/parseAst";
import type { Finding } from "./houseRules.ts";

type Node = Readonly<Record<string, unknown>>;

/** Elements whose text is extracted into the catalogue. Plural and Select have theirs in attributes. */
const TRANSLATED = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
/** Attributes and properties that are shown or spoken. */
const READ_ATTRIBUTES =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|[a-z]+Label|hint|message)$/;
/** Functions whose first argument is shown or spoken. */
const SAYING = new Set(["usePageTitle", "showToast", "announce"]);
/** Names that are never translated. */
const NAMES = /^(?:Touchline|kbd)$/;

const LETTERS = /\p{L}/u;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** True for a text with letters that is not a name. */
function isText(text: unknown): boolean {
  return typeof text === "string" && LETTERS.test(text) && !NAMES.test(text.trim());
}

/** The literal words an expression shows; undefined when it has none. */
function ownWords(expression: unknown): string | undefined {
  if (!isNode(expression)) return undefined;
  const { type } = expression;
  if (type === "Literal") return isText(expression["value"]) ? String(expression["value"]) : undefined;
  if (type === "TemplateLiteral") {
    const parts = (expression["quasis"] as readonly { value: { cooked: string } }[]).map(
      (part) => part.value.cooked,
    );
    return parts.find(isText);
  }
  if (type === "ConditionalExpression") {
    return ownWords(expression["consequent"]) ?? ownWords(expression["alternate"]);
  }
  if (type === "LogicalExpression") return ownWords(expression["right"]);
  return undefined;
}

function nameOf(node: unknown): string {
  const name = isNode(node) ? node["name"] : undefined;
  return typeof name === "string" ? name : "";
}

/** Lines of a .tsx or .ts file with text that is in no catalogue. */
export function findUntranslated(code: string, fileName: string): readonly Finding[] {
  const findings: Finding[] = [];
  const found = (node: Node, words: string): void => {
    const line = code.slice(0, Number(node["start"])).split("\n").length;
    findings.push({ line, what: `text outside the catalogues, "${words.trim()}"` });
  };

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (!isNode(value)) return;
    const { type } = value;
    if (type === "JSXElement" && TRANSLATED.has(nameOf((value["openingElement"] as Node)["name"]))) return;
    if (type === "JSXText" && isText(value["value"])) found(value, String(value["value"]));
    if (type === "JSXExpressionContainer") {
      const words = ownWords(value["expression"]);
      if (words !== undefined) found(value, words);
    }
    if (type === "JSXAttribute") {
      visitAttribute(value);
      return;
    }
    if (type === "CallExpression" && SAYING.has(nameOf(value["callee"]))) {
      const [first] = value["arguments"] as readonly unknown[];
      const words = ownWords(first);
      if (words !== undefined && isNode(first)) found(first, words);
    }
    for (const part of Object.values(value)) visit(part);
  };

  const visitAttribute = (attribute: Node): void => {
    const value = attribute["value"];
    if (!isNode(value)) return;
    const own = value["type"] === "JSXExpressionContainer" ? value["expression"] : value;
    const words = READ_ATTRIBUTES.test(nameOf(attribute["name"])) ? ownWords(own) : undefined;
    if (words !== undefined) found(attribute, words);
    // Elements and functions inside an attribute are searched. Its plain strings are names, not text.
    else if (isNode(own) && own["type"] !== "Literal" && ownWords(own) === undefined) visit(own);
  };

  visit(parseAst(code, { lang: fileName.endsWith("x") ? "tsx" : "ts" }));
  return findings;
}
