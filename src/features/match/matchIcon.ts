// The icon of a match tab, drawn from score and minute.

const SIZE = 32;

/** An SVG as a data address. `score` such as "1-0", `minute` such as "67" or "" (both without markup characters). */
export function matchIcon(score: string, minute: string, running: boolean): string {
  const background = running ? "#0a7439" : "#3b4855";
  const scoreSize = score.length > 3 ? 12 : 17;
  const scoreY = minute === "" ? 22 : 15;
  const below =
    minute === "" ? "" : `<text x="16" y="29" font-size="${minute.length > 2 ? 10 : 13}">${minute}</text>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<rect width="${SIZE}" height="${SIZE}" rx="6" fill="${background}"/>` +
    `<g fill="#fff" font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle">` +
    `<text x="16" y="${scoreY}" font-size="${scoreSize}">${score}</text>${below}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
