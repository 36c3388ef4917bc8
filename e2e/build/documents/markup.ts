// Pieces of HTML and XML text.

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text as it may stand between tags and in double quotes. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** An element that holds nothing: `element("meta", { name: "robots", content: "noindex" })`; "" stands for no value. */
export function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === "" ? ` ${key}` : ` ${key}="${escaped(value)}"`,
  );
  return `<${name}${written.join("")} />`;
}
