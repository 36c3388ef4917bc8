// Builders of OpenAPI descriptions: parameters, calls, and schemas of answers.

export const text = (description: string, required = false, example?: string) => ({
  description,
  required,
  schema: { type: "string", ...(example === undefined ? {} : { examples: [example] }) },
});

export type Parameters = Readonly<Record<string, ReturnType<typeof text>>>;

export const LANG: Parameters = { lang: text("Language of names, such as en_GB", false, "en_GB") };
export const BUSTER: Parameters = { r: text("Cache buster, ignored") };
export const PROVIDER: Parameters = { companyId: text("Odds provider: 8 (default), 47 or 9", false, "8") };

/** An answer in the product's envelope with this data. */
function envelopeOf(data: object): object {
  return {
    description: "The envelope; code 0 is success, 400 a bad parameter, 401 not signed in",
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["code", "msg", "data"],
          properties: { code: { type: "integer" }, msg: { type: "string" }, data },
        },
      },
    },
  };
}

export function call(summary: string, parameters: Parameters, data: object, more: object = {}): object {
  return {
    summary,
    parameters: Object.entries(parameters).map(([name, about]) =>
      Object.assign({ name, in: "query" }, about),
    ),
    responses: { "200": envelopeOf(data) },
    ...more,
  };
}

export const whole = { type: "integer" };
export const flag = { type: "boolean" };
export const string = { type: "string" };
export const listOf = (items: object): object => ({ type: "array", items });

export const object = (properties: Readonly<Record<string, object>>): object => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
