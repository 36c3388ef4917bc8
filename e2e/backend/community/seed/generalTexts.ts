// Sentences, titles and replies of the seeded community, by language.
import type { PostLanguage } from "./matchTexts.ts";

interface LanguageTexts {
  readonly sentences: readonly string[];
  readonly titles: readonly string[];
  readonly replies: readonly string[];
}

export const GENERAL_TEXTS: Readonly<Record<PostLanguage, LanguageTexts>> = {
  en: {
    sentences: [
      "My dad took me to my first match when I was six and I remember the smell of the grass more than the score.",
      "Four away days in a row, and not one of them on a Saturday.",
      "I have started to write down every goal I see from behind the far post, and the list is longer than I thought.",
      "The best seat in the ground is the one next to somebody who has been coming for fifty years.",
      "Nobody talks about throw-ins, and half of our chances begin with one.",
      "A back four that talks to each other is worth more than a back four that costs a fortune.",
      "Our under-twelves drew nil-nil on Sunday and it was the most exciting game of my week.",
      "I do not mind losing to a better side; I mind losing to a corner we all saw coming.",
      "The physio ran on with the wrong bag, came back, ran on again and got the loudest cheer of the afternoon.",
      "Give the lad ten games, not ten minutes.",
      "There is a statistic for everything now except for how cold the pies were.",
      "If the referee explains a decision I can live with almost any of them.",
      "The new winger does not look up, yet somehow the ball always finds a friend.",
      "Next week is a long trip, so I am collecting podcasts and sandwiches.",
      "I tried to explain the away-goals rule to my niece and in the end we were both confused.",
      "Pressing is easy to draw on a board and very hard in the eighty-fifth minute.",
    ],
    titles: [
      "A long away day",
      "What I learnt from the under-twelves",
      "In praise of the throw-in",
      "Ten games, not ten minutes",
      "Notes from the north stand",
    ],
    replies: [
      "Exactly this.",
      "I was there too, row M, and saw it quite differently.",
      "Count me in for the next trip.",
      "You always say that before we win.",
      "Fair point, although the numbers say something else.",
      "Somebody had to write it down at last.",
      "My grandfather said the same in 1974.",
      "No chance. Not with that midfield.",
      "Could you post the picture again? It does not open here.",
      "I laughed out loud on the bus, thank you.",
    ],
  },
  es: {
    sentences: [
      "El fútbol de los domingos por la mañana huele a café y a césped mojado.",
      "Prefiero un equipo que corre a uno que presume.",
      "Hoy he visto a un niño pedir la camiseta del portero suplente, y me ha alegrado el día.",
      "Cuatro centrales y ninguno manda callar.",
      "Si el lateral sube, alguien tiene que quedarse; parece fácil.",
      "Mi abuela sigue los partidos por radio y se entera antes que yo.",
      "El empate no me molesta, la falta de ganas sí.",
      "Nadie celebra un saque de banda bien hecho, y deberíamos.",
    ],
    titles: ["Apuntes de un domingo", "Elogio del lateral", "Lo que dice mi abuela"],
    replies: [
      "Totalmente de acuerdo.",
      "Yo lo vi de otra manera.",
      "Eso decías la semana pasada.",
      "Qué grande, gracias.",
      "Nos vemos en la grada.",
      "Ni en sueños.",
    ],
  },
  fr: {
    sentences: [
      "Le meilleur moment, c’est quand les projecteurs s’allument.",
      "On parle toujours des buteurs, jamais de celui qui récupère le ballon trente mètres plus bas.",
      "Mon voisin de tribune n’a pas raté un match depuis 1983.",
      "Il manque un patron derrière, tout le monde le voit.",
      "Ce soir, soupe chaude et match à la radio.",
      "Une défense qui se parle vaut mieux qu’une défense qui court.",
      "Les jeunes ont plus joué en un quart d’heure que les titulaires en une mi-temps.",
    ],
    titles: ["Carnet de tribune", "Éloge du récupérateur", "Une soirée à la radio"],
    replies: [
      "Tout à fait.",
      "Je ne suis pas d’accord, mais c’est bien dit.",
      "On verra samedi.",
      "Merci pour la photo !",
      "Comme chaque année…",
      "Enfin quelqu’un qui le dit.",
    ],
  },
  de: {
    sentences: [
      "Auswärts bei Regen, und trotzdem war der Block voll.",
      "Wer Einwürfe nicht übt, sollte sich über Gegentore nicht wundern.",
      "Mein Sohn hat heute sein erstes Tor geschossen, leider ins eigene.",
      "Der Zehner steht immer da, wo es ruhig ist.",
      "Ein Unentschieden, das sich wie ein Sieg anfühlt, zählt trotzdem nur einen Punkt.",
      "Drei Wechsel in der Pause sind ein Geständnis.",
      "Die Bratwurst war besser als die zweite Halbzeit.",
    ],
    titles: ["Notizen aus dem Block", "Über Einwürfe", "Drei Wechsel in der Pause"],
    replies: [
      "Genau so ist es.",
      "Sehe ich völlig anders.",
      "Das hast du letzte Woche auch schon geschrieben.",
      "Danke, sehr gelacht.",
      "Abwarten.",
      "War auch da, Reihe 12.",
    ],
  },
  pt: {
    sentences: [
      "Domingo de chuva, rádio ligado e pão de queijo.",
      "O lateral cruza vinte vezes e acerta uma, mas que uma.",
      "Time que não conversa em campo toma gol de escanteio.",
      "Meu avô guardava os ingressos numa caixa de sapatos.",
      "Quem reclama de empate nunca jogou debaixo de sol.",
      "A base joga mais solta que o profissional.",
      "Goleiro bom é aquele de quem ninguém lembra o nome.",
    ],
    titles: ["Caixa de ingressos", "Sobre os cruzamentos", "Domingo de chuva"],
    replies: [
      "Falou tudo.",
      "Discordo, mas respeito.",
      "Toda semana a mesma história.",
      "Kkkk, boa.",
      "Tamo junto na arquibancada.",
      "Não tem como.",
    ],
  },
  it: {
    sentences: [
      "La difesa a tre va bene finché non piove.",
      "Il portiere para, il mediano corre, e in prima pagina ci va sempre l’altro.",
      "Al bar hanno già deciso la formazione di domenica.",
      "Mio nonno segnava i risultati sul calendario della cucina.",
      "Un calcio d’angolo battuto male è un contropiede battuto bene.",
      "I ragazzi della primavera giocano senza paura, e si vede.",
    ],
    titles: ["Appunti dal bar", "Il calendario della cucina", "La difesa a tre"],
    replies: [
      "Parole sante.",
      "Non sono d’accordo.",
      "Ne riparliamo lunedì.",
      "Bellissima foto.",
      "Come sempre.",
      "Magari!",
    ],
  },
  ar: {
    sentences: [
      "أجمل ما في المباراة هو صوت الجمهور قبل صافرة البداية.",
      "الدفاع الذي لا يتكلم يستقبل الأهداف من الركنيات.",
      "أخي الصغير سجل أول هدف له اليوم في مرماه، وضحكنا جميعاً.",
      "لا أحب التعادل، لكنه أحياناً نتيجة عادلة.",
      "المدرب يعرف أكثر منا، لكننا نصرخ على كل حال.",
      "اللاعبون الشباب يستحقون عشر مباريات لا عشر دقائق.",
    ],
    titles: ["ملاحظات من المدرج", "عن الركنيات", "عشر مباريات"],
    replies: [
      "كلام صحيح.",
      "لا أتفق معك.",
      "سنرى يوم السبت.",
      "صورة رائعة، شكراً.",
      "هذا ما أقوله دائماً.",
      "مستحيل.",
    ],
  },
  ja: {
    sentences: [
      "雨の日のアウェイは、帰りの電車がいちばん寒い。",
      "スローインを丁寧にやるチームは強い。",
      "息子の初ゴールはオウンゴールだった。忘れない。",
      "若手には十分ではなく十試合をあげてほしい。",
      "隣の席のおじさんは五十年通っているらしい。",
      "引き分けでも、内容がよければ眠れる。",
    ],
    titles: ["スタンドの覚え書き", "スローイン礼賛", "雨のアウェイ"],
    replies: [
      "同感です。",
      "自分は逆に見えました。",
      "次も現地で会いましょう。",
      "写真ありがとうございます。",
      "それは厳しいと思う。",
      "笑いました。",
    ],
  },
  id: {
    sentences: [
      "Nonton bareng di warung selalu lebih seru daripada di rumah.",
      "Bek yang mau bicara lebih berharga daripada bek yang mahal.",
      "Anak saya mencetak gol pertamanya hari ini, ke gawang sendiri.",
      "Seri pun tidak apa-apa kalau mainnya berani.",
      "Pemain muda perlu sepuluh laga, bukan sepuluh menit.",
    ],
    titles: ["Catatan dari tribun", "Soal lemparan ke dalam", "Sepuluh laga"],
    replies: [
      "Setuju banget.",
      "Saya lihatnya lain.",
      "Minggu lalu juga bilang begitu.",
      "Mantap fotonya.",
      "Tidak mungkin.",
      "Sampai jumpa di stadion.",
    ],
  },
  ko: {
    sentences: [
      "비 오는 날 원정은 돌아오는 기차가 제일 춥다.",
      "말 많은 수비가 비싼 수비보다 낫다.",
      "아들이 오늘 첫 골을 넣었다. 자책골이지만.",
      "무승부도 내용이 좋으면 잠은 잘 온다.",
      "어린 선수에게는 십 분이 아니라 열 경기가 필요하다.",
    ],
    titles: ["관중석 메모", "스로인에 대하여", "비 오는 원정"],
    replies: [
      "완전 동의합니다.",
      "저는 다르게 봤어요.",
      "다음 경기장에서 봐요.",
      "사진 고마워요.",
      "그건 힘들 듯.",
      "빵 터졌네요.",
    ],
  },
  sw: {
    sentences: [
      "Kutazama mechi na marafiki ni bora kuliko peke yako nyumbani.",
      "Mabeki wanaozungumza ni bora kuliko mabeki ghali.",
      "Mwanangu alifunga bao lake la kwanza leo, langoni mwetu.",
      "Sare si mbaya kama tumecheza kwa moyo.",
      "Vijana wanahitaji mechi kumi, si dakika kumi.",
    ],
    titles: ["Maoni kutoka jukwaani", "Kuhusu mipira ya kurusha", "Mechi kumi"],
    replies: [
      "Kweli kabisa.",
      "Mimi niliona tofauti.",
      "Tutaonana uwanjani.",
      "Asante kwa picha.",
      "Haiwezekani.",
      "Umenichekesha.",
    ],
  },
};

/** Names of topics. */
export const TOPIC_NAMES: readonly string[] = [
  "Away days",
  "Title race",
  "Relegation",
  "Transfers",
  "Youth football",
  "Tactics",
  "Goalkeepers",
  "Set pieces",
  "Referees",
  "Stadiums",
  "Derby week",
  "Fantasy",
  "Old shirts",
  "Sunday league",
  "Women’s football",
  "Statistics",
  "La Liga",
  "Fútbol base",
  "Tribunes",
  "Auswärtsfahrt",
  "Arquibancada",
  "كرة القدم",
  "スタジアム",
  "축구",
  "Liga malam",
];

/** Beginnings and ends of the names of further writers, by language; each pair is a name. */
export const WRITER_PARTS: Readonly<
  Record<PostLanguage, readonly [first: readonly string[], last: readonly string[]]>
> = {
  en: [
    ["late", "muddy", "second", "quiet"],
    ["winner", "keeper", "tackle", "terrace"],
  ],
  es: [
    ["Marta", "Pablo"],
    ["del Norte", "de la Grada"],
  ],
  fr: [
    ["Margaux", "Yanis"],
    ["du virage", "de l’Ouest"],
  ],
  de: [
    ["Anke", "Torben"],
    ["vom Oberrang", "im Regen"],
  ],
  pt: [
    ["Bia", "Rafa"],
    ["do Gol", "da Geral"],
  ],
  it: [
    ["Chiara", "Nando"],
    ["in curva", "di casa"],
  ],
  ar: [
    ["سعيد", "ليلى"],
    ["المدرج", "الملعب"],
  ],
  ja: [
    ["Sora", "ゆき"],
    ["の旅", "サポ"],
  ],
  id: [
    ["Dewi", "Agus"],
    ["Tribun", "Malam"],
  ],
  ko: [
    ["하늘", "준"],
    ["직관러", "골대"],
  ],
  sw: [
    ["Baraka", "Amina"],
    ["wa Uwanja", "wa Bao"],
  ],
};
