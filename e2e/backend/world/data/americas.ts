/** Football countries of the Americas with the cities their clubs are named after. */
import type { CountrySeed } from "./seed.ts";

const base = { region: "americas", cup: false } as const;

export const AMERICAS: readonly CountrySeed[] = [
  {
    ...base,
    cup: true,
    code: "BR",
    offset: -3,
    style: "lusophone",
    first: "first",
    big: true,
    tiers: [20, 20, 20, 20],
    women: 16,
    under21: 20,
    regional: [
      { part: "North", size: 20, offset: -4 },
      { part: "South", size: 20 },
    ],
    cities:
      "Londrina,Sorocaba,Uberlândia,Joinville,Maringá,Niterói,Olinda,Petrópolis,Pelotas,Anápolis,Bauru,Cascavel,Palmas,Santarém,Ilhéus,Ouro Preto,Blumenau,Marabá,Macapá,Natal,Aracaju,Campina Grande,Juiz de Fora,São José do Rio Preto",
  },
  {
    ...base,
    cup: true,
    code: "AR",
    offset: -3,
    style: "latin",
    first: "first",
    big: true,
    tiers: [24, 24, 22],
    women: 14,
    under21: 20,
    cities:
      "Salta,Mendoza,Neuquén,Posadas,Paraná,Tandil,Bariloche,Ushuaia,Formosa,Resistencia,Corrientes,San Juan,San Luis,La Rioja,Junín,Olavarría,Zárate,Luján,Trelew,Viedma,Bahía Blanca,Río Cuarto,Comodoro Rivadavia",
  },
  {
    ...base,
    cup: true,
    code: "MX",
    offset: -6,
    style: "latin",
    first: "first",
    big: true,
    tiers: [18, 20, 20, 20],
    women: 18,
    under21: 18,
    regional: [
      { part: "North", size: 20 },
      { part: "West", size: 20, offset: -7 },
    ],
    cities:
      "Oaxaca,Mérida,Zacatecas,Durango,Morelia,Colima,Tepic,Xalapa,Campeche,La Paz,Saltillo,Hermosillo,Culiacán,Mazatlán,Ensenada,Mexicali,Taxco,Uruapan,Celaya,Irapuato,Tlaxcala,San Cristóbal de las Casas",
  },
  {
    ...base,
    cup: true,
    code: "US",
    offset: -5,
    style: "american",
    first: "superLeague",
    big: true,
    tiers: [24, 24, 20],
    women: 16,
    under21: 20,
    regional: [
      { part: "East", size: 20 },
      { part: "West", size: 22, offset: -8 },
      { part: "North", size: 20, offset: -8 },
      { part: "South", size: 20, offset: -7 },
    ],
    cities:
      "Boise,Spokane,Tacoma,Fresno,Reno,Tucson,Omaha,Tulsa,Wichita,Madison,Toledo,Akron,Albany,Buffalo,Richmond,Norfolk,Savannah,Mobile,Little Rock,Des Moines,El Paso,Bakersfield,Eugene,Anchorage,Winston-Salem",
  },
  {
    ...base,
    code: "CA",
    offset: -8,
    style: "american",
    first: "premier",
    tiers: [16, 18, 18],
    women: 12,
    cities:
      "Kelowna,Victoria,Kamloops,Saskatoon,Regina,Halifax,Windsor,Kingston,Sudbury,Nanaimo,Lethbridge,Moncton,Red Deer,Thunder Bay",
  },
  {
    ...base,
    cup: true,
    code: "CO",
    offset: -5,
    style: "latin",
    first: "first",
    tiers: [20, 18],
    cities:
      "Pasto,Neiva,Ibagué,Popayán,Armenia,Pereira,Manizales,Tunja,Montería,Sincelejo,Valledupar,Riohacha,Cartago,Santa Marta,Villavicencio",
  },
  {
    ...base,
    code: "CL",
    offset: -4,
    style: "latin",
    first: "first",
    tiers: [16, 18],
    cities:
      "Iquique,Arica,Talca,Temuco,Osorno,Valdivia,Copiapó,Calama,Chillán,Curicó,Linares,La Serena,Punta Arenas,Puerto Montt",
  },
  {
    ...base,
    code: "UY",
    offset: -3,
    style: "latin",
    first: "first",
    tiers: [16, 16],
    cities:
      "Salto,Paysandú,Rivera,Artigas,Durazno,Florida,Minas,Rocha,Mercedes,Melo,Tacuarembó,Treinta y Tres,Fray Bentos,Colonia del Sacramento",
  },
  {
    ...base,
    code: "EC",
    offset: -5,
    style: "latin",
    first: "first",
    tiers: [16, 16],
    cities:
      "Cuenca,Loja,Ambato,Riobamba,Ibarra,Machala,Manta,Portoviejo,Latacunga,Tulcán,Otavalo,Esmeraldas,Babahoyo,Guaranda",
  },
  {
    ...base,
    code: "PE",
    offset: -5,
    style: "latin",
    first: "first",
    tiers: [18, 18],
    cities:
      "Arequipa,Cusco,Trujillo,Piura,Ica,Tacna,Puno,Huancayo,Iquitos,Cajamarca,Chiclayo,Ayacucho,Huaraz,Tumbes,Pucallpa",
  },
];
