// Rules of style sheets: logical sides, text sizes that follow the reader's font size, three weights of text.

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-use-logical"],
  rules: { "csstools/use-logical": "always" },
  overrides: [
    {
      // A benchmark's peers are pages of their own, measured at one font size.
      files: ["src/**/*.css"],
      rules: {
        "declaration-property-unit-disallowed-list": {
          "/^(font|font-size|line-height|--[st]-\\d+)$/": ["px"],
        },
        "media-feature-name-unit-allowed-list": { "/width$/": ["em", "rem"] },
        // Each pair of weight and size is a font that a start has to load.
        "declaration-property-value-disallowed-list": {
          "/^font(-weight)?$/": ["/^(?!(400|600|700)\\b)(\\d{2,4}(?=\\s|$)|bold|lighter|normal)/"],
        },
      },
    },
  ],
};
