// Reads the description of a running backend's calls, and the example of each parameter.

/** The calls of a path by method in lower case. */
type DescribedCalls = Readonly<
  Record<
    string,
    {
      readonly parameters: readonly {
        readonly name: string;
        readonly required: boolean;
        readonly schema: { readonly examples?: readonly string[] };
      }[];
    }
  >
>;

/** The described calls by path. */
export async function readDescription(origin: string): Promise<Readonly<Record<string, DescribedCalls>>> {
  const answer = await fetch(`${origin}/api-docs/openapi.json`);
  return ((await answer.json()) as { readonly paths: Readonly<Record<string, DescribedCalls>> }).paths;
}

/** The example of each parameter by its name; of two parameters with one name the first. */
export async function readExamples(origin: string): Promise<Readonly<Record<string, string>>> {
  const calls = Object.values(await readDescription(origin)).flatMap((methods) => Object.values(methods));
  const examples: Record<string, string> = {};
  for (const { name, schema } of calls.flatMap(({ parameters }) => parameters)) {
    const example = schema.examples?.[0];
    if (example !== undefined) examples[name] ??= example;
  }
  return examples;
}
