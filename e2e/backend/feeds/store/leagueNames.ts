/** Names of well-known competitions in languages whose readers do not use the English one. */

type Names = Readonly<Record<string, string>>;

const CHAMPIONS_LEAGUE: Names = {
  ar: "دوري أبطال أوروبا",
  ja: "UEFAチャンピオンズリーグ",
  ko: "UEFA 챔피언스리그",
  ru: "Лига чемпионов УЕФА",
  th: "ยูฟ่าแชมเปียนส์ลีก",
  zh_CN: "欧洲冠军联赛",
  zh_HK: "歐洲聯賽冠軍盃",
  es: "Liga de Campeones de la UEFA",
  pt: "Liga dos Campeões da UEFA",
  fr: "Ligue des champions de l'UEFA",
};

const WORLD_CUP: Names = {
  ar: "كأس العالم",
  de: "FIFA-Weltmeisterschaft",
  es: "Copa Mundial de la FIFA",
  fr: "Coupe du monde de la FIFA",
  it: "Campionato mondiale di calcio",
  ja: "FIFAワールドカップ",
  ko: "FIFA 월드컵",
  pt: "Copa do Mundo FIFA",
  ru: "Чемпионат мира по футболу",
  th: "ฟุตบอลโลก",
  zh_CN: "国际足联世界杯",
  zh_HK: "世界盃",
};

const PREMIER_LEAGUE: Names = {
  ar: "الدوري الإنجليزي الممتاز",
  ja: "プレミアリーグ",
  ko: "프리미어리그",
  ru: "Премьер-лига",
  th: "พรีเมียร์ลีก",
  zh_CN: "英格兰足球超级联赛",
  zh_HK: "英格蘭超級足球聯賽",
};

const BUNDESLIGA: Names = {
  ar: "الدوري الألماني",
  ja: "ブンデスリーガ",
  ko: "분데스리가",
  ru: "Бундеслига",
  th: "บุนเดสลีกา",
  zh_CN: "德国足球甲级联赛",
  zh_HK: "德國甲組足球聯賽",
};

const TABLE: Readonly<Record<string, Names>> = {
  "UEFA Champions League": CHAMPIONS_LEAGUE,
  "FIFA World Cup": WORLD_CUP,
  "World Cup": WORLD_CUP,
  "Premier League": PREMIER_LEAGUE,
  Bundesliga: BUNDESLIGA,
};

/** By language code or its first two letters. The first league of another country may have the same name. */
export function leagueNames(english: string, country: string | undefined): Names {
  const names = Object.hasOwn(TABLE, english) ? TABLE[english] : undefined;
  const home = { "Premier League": "GB-ENG", Bundesliga: "DE" }[english];
  return names !== undefined && (home === undefined || home === country) ? names : {};
}
