// Texts for point deductions by an association, in the reader's language.
import type { Lang } from "../../world/types.ts";

type Reasons = readonly [licence: string, ineligible: string, crowd: string];

const ENGLISH: Reasons = ["Breach of financial rules", "Ineligible player fielded", "Crowd trouble"];

const REASONS: Readonly<Record<string, Reasons>> = {
  en: ENGLISH,
  ar: ["مخالفة اللوائح المالية", "إشراك لاعب غير مؤهل", "شغب الجماهير"],
  de: [
    "Verstoß gegen Finanzregeln",
    "Einsatz eines nicht spielberechtigten Spielers",
    "Ausschreitungen von Zuschauern",
  ],
  es: ["Incumplimiento de las normas financieras", "Alineación indebida", "Incidentes del público"],
  fr: ["Non-respect des règles financières", "Joueur non qualifié aligné", "Débordements de supporters"],
  hi: ["वित्तीय नियमों का उल्लंघन", "अयोग्य खिलाड़ी को खिलाना", "दर्शकों का उपद्रव"],
  id: ["Pelanggaran aturan keuangan", "Memainkan pemain tidak sah", "Kerusuhan penonton"],
  it: [
    "Violazione delle norme finanziarie",
    "Impiego di un giocatore non schierabile",
    "Disordini dei tifosi",
  ],
  ja: ["財務規定違反", "出場資格のない選手の起用", "観客のトラブル"],
  ko: ["재정 규정 위반", "출전 자격이 없는 선수 기용", "관중 소요"],
  ms: ["Pelanggaran peraturan kewangan", "Menurunkan pemain tidak layak", "Kekecohan penonton"],
  pt: ["Violação das regras financeiras", "Escalação irregular", "Distúrbios da torcida"],
  ru: ["Нарушение финансовых правил", "Участие незаявленного игрока", "Беспорядки болельщиков"],
  sw: ["Ukiukaji wa kanuni za fedha", "Kuchezesha mchezaji asiyestahili", "Vurugu za mashabiki"],
  th: ["ละเมิดกฎการเงิน", "ส่งผู้เล่นที่ไม่มีสิทธิ์ลงสนาม", "เหตุวุ่นวายจากผู้ชม"],
  tl: [
    "Paglabag sa mga tuntuning pananalapi",
    "Pagpapalaro ng hindi karapat-dapat na manlalaro",
    "Gulo ng mga manonood",
  ],
  vi: ["Vi phạm quy định tài chính", "Sử dụng cầu thủ không đủ điều kiện", "Khán giả gây rối"],
  zh: ["违反财务规定", "派遣不合资格球员上场", "球迷骚乱"],
  zh_HK: ["違反財務規定", "派遣不合資格球員上場", "球迷騷亂"],
};

/** The text for reason number `reason`; English where the language has none. */
export function writeDeductionReason(reason: number, lang: Lang): string {
  const words = REASONS[lang] ?? REASONS[lang.split("_", 1)[0] ?? ""] ?? ENGLISH;
  return words[reason % words.length] ?? ENGLISH[0];
}
