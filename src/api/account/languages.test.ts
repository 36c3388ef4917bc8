// The languages of legacy ids, as docs/wire.md#legacy-language-ids lists them.
import { expect, it } from "vitest";
import { languagesOfId } from "./languages.ts";

/** In the order of docs/product.md#locale-prefixes. */
const CODES =
  "en_GB ar_SA en_US tl_PH fr_FR de_DE hi_IN id_ID it_IT ja_JP ko_KR ms_MY pt_BR ru_RU zh_CN es_ES sw_KE th_TH zh_HK vi_VN".split(
    " ",
  );
const IDS = Array.from({ length: 19 }, (_, id) => id);

it("ids from 0 to 18 name every locale once, both kinds of English by 4", () => {
  const codes = IDS.flatMap(languagesOfId);
  expect(codes.toSorted()).toEqual(CODES.toSorted());
  expect(languagesOfId(4)).toEqual(["en_GB", "en_US"]);
});

it("ids follow the order of docs/product.md#locale-prefixes", () => {
  const inOrder = CODES.filter((code) => !code.startsWith("en"));
  expect(IDS.filter((id) => id !== 4).flatMap(languagesOfId)).toEqual(inOrder);
});

it.each([-1, 19, 1.5, Number.NaN])("%s names none", (id) => expect(languagesOfId(id)).toEqual([]));
