/** Football countries of Africa with the cities their clubs are named after. */
import type { CountrySeed } from "./seed.ts";

const base = { region: "africa", cup: false } as const;

export const AFRICA: readonly CountrySeed[] = [
  {
    ...base,
    cup: true,
    code: "EG",
    offset: 2,
    style: "arabic",
    first: "premier",
    tiers: [18, 18],
    under21: 14,
    cities:
      "Tanta,Mansoura,Asyut,Aswan,Luxor,Minya,Sohag,Damietta,Suez,Zagazig,Fayoum,Qena,Banha,Beni Suef,Kafr El Sheikh,Mersa Matruh",
  },
  {
    ...base,
    code: "MA",
    offset: 1,
    style: "french",
    first: "first",
    tiers: [16, 16],
    cities:
      "Fès,Meknès,Agadir,Tétouan,Safi,Oujda,Kénitra,Nador,El Jadida,Essaouira,Taza,Settat,Khouribga,Larache,Béni Mellal",
  },
  {
    ...base,
    code: "NG",
    offset: 1,
    style: "african",
    first: "premier",
    tiers: [20, 20],
    cities:
      "Kano,Jos,Enugu,Ilorin,Benin City,Calabar,Kaduna,Owerri,Akure,Minna,Sokoto,Lafia,Ibadan,Warri,Port Harcourt",
  },
  {
    ...base,
    code: "ZA",
    offset: 2,
    style: "african",
    first: "premier",
    tiers: [16, 16],
    women: 14,
    cities:
      "Polokwane,Kimberley,Mbombela,George,Mthatha,Rustenburg,Welkom,Soweto,Benoni,Upington,Durban,East London,Pietermaritzburg,Potchefstroom",
  },
  {
    ...base,
    code: "KE",
    offset: 3,
    style: "african",
    first: "premier",
    tiers: [18, 20],
    cities:
      "Nakuru,Kisumu,Eldoret,Mombasa,Thika,Malindi,Nyeri,Machakos,Kericho,Kitale,Garissa,Kakamega,Meru,Naivasha",
  },
  {
    ...base,
    code: "GH",
    offset: 0,
    style: "african",
    first: "premier",
    tiers: [18, 18],
    cities:
      "Kumasi,Tamale,Sekondi,Cape Coast,Sunyani,Ho,Tema,Obuasi,Bolgatanga,Koforidua,Wa,Techiman,Berekum,Tarkwa",
  },
];
