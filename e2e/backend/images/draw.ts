// Helpers shared by the drawing functions.

/** An SVG document of the given size around its body. */
export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

/** A hash that differs well for neighbouring ids. */
export function scatter(id: number): number {
  let mixed = Math.imul(id ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** One of the options, determined by the number. */
export function pick<Option>(options: readonly Option[], number: number): Option {
  return options[number % options.length]!;
}

/** Escapes text for an SVG element. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Black or white, whichever has more contrast on a hex colour. */
export function inkOn(color: string): "#111" | "#fff" {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (hex === undefined) return "#fff";
  const full = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? "#111" : "#fff";
}
