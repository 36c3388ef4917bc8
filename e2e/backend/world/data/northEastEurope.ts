/** Football countries of northern, eastern and southern Europe with the cities their clubs are named after. */
import type { CountrySeed } from "./seed.ts";

const base = { region: "europe", cup: false } as const;

export const NORTH_EAST_EUROPE: readonly CountrySeed[] = [
  {
    ...base,
    cup: true,
    code: "DK",
    offset: 1,
    style: "nordic",
    first: "superLeague",
    tiers: [14, 16],
    cities:
      "Roskilde,Ribe,Svendborg,Kolding,Horsens,Viborg,Thisted,Holbæk,Næstved,Hillerød,Sønderborg,Grenaa,Herning,Skive",
  },
  {
    ...base,
    cup: true,
    code: "SE",
    offset: 1,
    style: "nordic",
    first: "first",
    tiers: [16, 16, 16],
    women: 14,
    under21: 14,
    cities:
      "Uppsala,Västerås,Lund,Visby,Karlstad,Kiruna,Luleå,Umeå,Falun,Växjö,Ystad,Kalmar,Linköping,Skövde,Gävle,Östersund,Härnösand",
  },
  {
    ...base,
    cup: true,
    code: "NO",
    offset: 1,
    style: "nordic",
    first: "elite",
    tiers: [16, 16, 14],
    women: 12,
    cities:
      "Bergen,Tromsø,Bodø,Ålesund,Molde,Narvik,Hamar,Harstad,Larvik,Arendal,Alta,Lillehammer,Kongsberg,Steinkjer,Haugesund,Mosjøen",
  },
  {
    ...base,
    code: "FI",
    offset: 2,
    style: "nordic",
    first: "national",
    tiers: [12, 14],
    women: 12,
    cities:
      "Turku,Oulu,Vaasa,Kuopio,Lahti,Pori,Joensuu,Rovaniemi,Kotka,Mikkeli,Kajaani,Porvoo,Seinäjoki,Lappeenranta",
  },
  {
    ...base,
    cup: true,
    code: "PL",
    offset: 1,
    style: "slavic",
    first: "elite",
    tiers: [18, 18, 18],
    women: 12,
    under21: 14,
    cities:
      "Toruń,Opole,Rzeszów,Kielce,Olsztyn,Elbląg,Tarnów,Płock,Kalisz,Legnica,Chełm,Zamość,Sopot,Nysa,Słupsk,Bielsko-Biała,Ostrowiec Świętokrzyski",
  },
  {
    ...base,
    code: "CZ",
    offset: 1,
    style: "slavic",
    first: "first",
    tiers: [16, 16],
    cities:
      "Olomouc,Pardubice,Zlín,Jihlava,Opava,Tábor,Písek,Děčín,Kolín,Cheb,Znojmo,Hradec Králové,Karlovy Vary,Ústí nad Labem,Kroměříž,České Budějovice",
  },
  {
    ...base,
    code: "RO",
    offset: 2,
    style: "slavic",
    first: "superLeague",
    tiers: [16, 20],
    cities:
      "Brașov,Sibiu,Oradea,Arad,Iași,Galați,Bacău,Suceava,Deva,Tulcea,Buzău,Slatina,Alba Iulia,Baia Mare,Piatra Neamț",
  },
  {
    ...base,
    code: "RS",
    offset: 1,
    style: "slavic",
    first: "superLeague",
    tiers: [16, 16],
    cities:
      "Niš,Subotica,Čačak,Kraljevo,Zrenjanin,Sombor,Užice,Valjevo,Pirot,Vranje,Ruma,Šabac,Kikinda,Novi Pazar,Sremska Mitrovica",
  },
  {
    ...base,
    code: "HR",
    offset: 1,
    style: "slavic",
    first: "first",
    tiers: [12, 16],
    cities:
      "Zadar,Pula,Šibenik,Osijek,Varaždin,Karlovac,Sisak,Dubrovnik,Vukovar,Koprivnica,Čakovec,Rovinj,Makarska,Slavonski Brod",
  },
  {
    ...base,
    cup: true,
    code: "GR",
    offset: 2,
    style: "greek",
    first: "superLeague",
    big: true,
    tiers: [16, 18],
    cities:
      "Patras,Volos,Larissa,Chania,Corfu,Kavala,Kalamata,Serres,Lamia,Rhodes,Veria,Drama,Trikala,Sparta,Kozani,Alexandroupoli",
  },
  {
    ...base,
    cup: true,
    code: "TR",
    offset: 3,
    style: "turkish",
    first: "superLeague",
    big: true,
    tiers: [20, 20, 20],
    women: 12,
    under21: 16,
    cities:
      "Bursa,Izmit,Edirne,Denizli,Mersin,Kayseri,Sivas,Samsun,Rize,Ordu,Amasya,Tokat,Uşak,Bolu,Sinop,Yalova,Batman,Mardin,Kahramanmaraş",
  },
];
