// Converts a text with simple markup to the ops of a rich-text document.
// See docs/product.md#rich-text.

type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface Op {
  readonly insert: string;
  readonly attributes?: Attributes;
}

const op = (insert: string, attributes: Attributes = {}): Op =>
  Object.keys(attributes).length === 0 ? { insert } : { insert, attributes };

/** The text of a line, and the block format of its end. */
function readLine(line: string): readonly [text: string, block: Attributes] {
  const header = /^(#{1,6}) (.*)$/.exec(line);
  if (header !== null) return [header[2]!, { header: header[1]!.length }];
  const item = /^(-|\d+\.) (.*)$/.exec(line);
  if (item !== null) return [item[2]!, { list: item[1] === "-" ? "bullet" : "ordered" }];
  return [line, {}];
}

function writeInline(text: string): Op[] {
  return text
    .split(/(\*\*.+?\*\*|\[[^\]]+\]\([^)\s]+\))/)
    .filter((part) => part !== "")
    .map((part) => {
      const bold = /^\*\*(.+)\*\*$/.exec(part);
      if (bold !== null) return op(bold[1]!, { bold: true });
      const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
      return link === null ? op(part) : op(link[1]!, { link: link[2]! });
    });
}

const isPlain = (block: Attributes | undefined): boolean =>
  block !== undefined && Object.keys(block).length === 0;

/**
 * One block per line: `# ` to `###### ` headings, `- ` and `1. ` lists, `**bold**`, `[link](address)`. Readers
 * join consecutive plain lines into one paragraph, so an empty line separates paragraphs.
 */
export function writeOps(text: string): readonly Op[] {
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => readLine(line.trim()));
  return lines.flatMap(([words, block], at) => {
    const parted = isPlain(block) && isPlain(lines[at - 1]?.[1]);
    return [...(parted ? [op("\n")] : []), ...writeInline(words), op("\n", block)];
  });
}
