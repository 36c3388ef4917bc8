// Finds pairs of folders that import each other, directly or through each other's files.

/** One import between two files of the project. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** The folder of a file, cut to `depth` names: folderOf("src/app/frame/x.ts", 2) is "src/app". */
function folderOf(file: string, depth: number): string {
  return file.split("/").slice(0, -1).slice(0, depth).join("/");
}

/** Pairs such as "src/ui/content <> src/ui/controls", each once and in alphabetical order. */
export function findCircles(imports: readonly FileImport[], depth: number): readonly string[] {
  const edges = new Set<string>();
  for (const { from, to } of imports) {
    const pair = [folderOf(from, depth), folderOf(to, depth)] as const;
    // A folder and its parent are one unit: the parent's files wire what the folder holds.
    if (pair[0] !== pair[1] && !contains(pair[0], pair[1]) && !contains(pair[1], pair[0])) {
      edges.add(pair.join(" > "));
    }
  }
  const circles = [...edges].flatMap((edge) => {
    const [a = "", b = ""] = edge.split(" > ");
    return a < b && edges.has(`${b} > ${a}`) ? [`${a} <> ${b}`] : [];
  });
  return circles.toSorted();
}

function contains(folder: string, inner: string): boolean {
  return inner.startsWith(`${folder}/`);
}
