// Reads the imports of a source file, with line numbers, for the test of the floors.
import { parseAst } from "rolldown/parseAst";

export interface SourceImport {
  readonly line: number;
  /** As written: "#domain/zones.ts", "./row.ts", "react". */
  readonly specifier: string;
  /** True for `import type` and `export type`, which add nothing to the bundle. */
  readonly typeOnly: boolean;
}

export interface SourceFacts {
  readonly imports: readonly SourceImport[];
  /** Lines of `export * from`. */
  readonly starExports: readonly number[];
}

type Node = Readonly<Record<string, unknown>>;

/** The facts of a .ts or .tsx file; dynamic imports and `new URL("…", import.meta.url)` count as imports. */
export function readSource(code: string, fileName: string): SourceFacts {
  const imports: SourceImport[] = [];
  const starExports: number[] = [];
  const lineOf = (node: Node): number => code.slice(0, Number(node["start"])).split("\n").length;

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (!isNode(value)) return;
    const specifier = specifierOf(value);
    if (specifier !== undefined) {
      const typeOnly =
        value["importKind"] === "type" || value["exportKind"] === "type" || value["type"] === "TSImportType";
      imports.push({ line: lineOf(value), specifier, typeOnly });
    }
    if (value["type"] === "ExportAllDeclaration") starExports.push(lineOf(value));
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseAst(code, { lang: fileName.endsWith("x") ? "tsx" : "ts" }, fileName));
  return { imports, starExports };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function specifierOf(node: Node): string | undefined {
  switch (node["type"]) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "TSImportType":
      return textOf(node["source"]);
    case "NewExpression":
      return workerUrlOf(node);
    default:
      return undefined;
  }
}

/** A worker is loaded by new URL("../live.worker.ts", import.meta.url). */
function workerUrlOf(node: Node): string | undefined {
  const { callee, arguments: args } = node;
  if (!isNode(callee) || callee["name"] !== "URL" || !Array.isArray(args) || args.length !== 2)
    return undefined;
  const base: unknown = args[1];
  const isModuleUrl = isNode(base) && isNode(base["object"]) && base["object"]["type"] === "MetaProperty";
  return isModuleUrl ? textOf(args[0]) : undefined;
}

function textOf(node: unknown): string | undefined {
  return isNode(node) && typeof node["value"] === "string" ? node["value"] : undefined;
}
