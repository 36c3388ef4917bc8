/** Football countries of Europe with the cities their clubs are named after. */
import type { CountrySeed } from "./seed.ts";

const base = { region: "europe", cup: false } as const;

export const EUROPE: readonly CountrySeed[] = [
  {
    ...base, cup: true, code: "GB-ENG", offset: 0, style: "english", first: "premier", big: true,
    tiers: [20, 24, 24, 24], women: 16, under21: 20,
    cities: "Canterbury,Lancaster,Worcester,Gloucester,Winchester,Durham,Carlisle,Lichfield,Salisbury,Chichester,Ely,Ripon,Truro,Wakefield,Bath,Hereford,Chelmsford,Colchester,Warrington,Basingstoke,Maidstone,Eastbourne,Kettering,Banbury,Halifax,Whitby,Scarborough,Stafford,Taunton,Royal Tunbridge Wells",
  },
  {
    ...base, cup: true, code: "ES", offset: 1, style: "iberian", first: "first", big: true,
    tiers: [20, 22, 20, 20], women: 16, under21: 16,
    cities: "Zamora,Toledo,Segovia,Cuenca,Badajoz,Salamanca,Ávila,Palencia,Lugo,Ourense,Jaén,Huelva,Mérida,Logroño,Burgos,Soria,Teruel,Guadalajara,Cáceres,Albacete,Ronda,Lorca,Gandía,Alcoy,Melilla,San Sebastián de los Reyes",
  },
  {
    ...base, cup: true, code: "DE", offset: 1, style: "germanic", first: "national", big: true,
    tiers: [18, 18, 20, 20], women: 14, under21: 18,
    cities: "Göttingen,Erfurt,Kassel,Lübeck,Potsdam,Regensburg,Trier,Ulm,Würzburg,Koblenz,Bamberg,Weimar,Jena,Passau,Konstanz,Oldenburg,Flensburg,Marburg,Tübingen,Bayreuth,Siegen,Hildesheim,Zwickau,Gera,Villingen-Schwenningen",
  },
  {
    ...base, cup: true, code: "IT", offset: 1, style: "italian", first: "first", big: true,
    tiers: [20, 20, 20, 20], women: 14, under21: 18,
    cities: "Siena,Lucca,Ravenna,Ferrara,Pavia,Trento,Treviso,Arezzo,Pistoia,Rimini,Matera,Trapani,Agrigento,Grosseto,Viterbo,L'Aquila,Asti,Cuneo,Belluno,Gorizia,Imperia,Savona,Ragusa,Potenza",
  },
  {
    ...base, cup: true, code: "FR", offset: 1, style: "french", first: "first", big: true,
    tiers: [20, 20, 18, 20], women: 14, under21: 16,
    cities: "Avignon,Poitiers,Limoges,Besançon,Chambéry,La Rochelle,Perpignan,Annecy,Colmar,Bayonne,Quimper,Vannes,Bourges,Arles,Nevers,Chartres,Cholet,Albi,Béziers,Beauvais,Roanne,Saint-Nazaire,Fontenay-le-Comte,Boulogne-Billancourt",
  },
  {
    ...base, cup: true, code: "PT", offset: 0, style: "lusophone", first: "first", big: true,
    tiers: [18, 18, 20], women: 12, under21: 16,
    cities: "Évora,Beja,Viseu,Leiria,Coimbra,Aveiro,Setúbal,Faro,Lagos,Tomar,Bragança,Guarda,Santarém,Portalegre,Covilhã,Sintra,Cascais,Viana do Castelo,Caldas da Rainha",
  },
  {
    ...base, cup: true, code: "NL", offset: 1, style: "germanic", first: "elite", big: true,
    tiers: [18, 20, 18], women: 12, under21: 14,
    cities: "Leiden,Haarlem,Delft,Amersfoort,Gouda,Hoorn,Zutphen,Apeldoorn,Assen,Middelburg,Roermond,Alkmaar,Dordrecht,Kampen,Deventer,Hilversum,Bergen op Zoom,Alphen aan den Rijn",
  },
  {
    ...base, cup: true, code: "BE", offset: 1, style: "french", first: "first", big: true,
    tiers: [18, 18, 16], women: 12,
    cities: "Namur,Tournai,Mons,Leuven,Oostende,Kortrijk,Hasselt,Aalst,Dinant,Arlon,Wavre,Ieper,Turnhout,Roeselare,Huy,Spa,Verviers,Nivelles",
  },
  {
    ...base, cup: true, code: "GB-SCT", offset: 0, style: "english", first: "premier", big: true,
    tiers: [12, 14, 14], women: 12,
    cities: "Stirling,Perth,Inverness,Oban,Dumfries,Ayr,Falkirk,Kirkcaldy,Elgin,Arbroath,Paisley,Thurso,Galashiels,Fort William,Lerwick",
  },
  {
    ...base, cup: true, code: "GB-WLS", offset: 0, style: "english", first: "premier", tiers: [16, 16],
    cities: "Aberystwyth,Bangor,Caernarfon,Carmarthen,Conwy,Llandudno,Newtown,Pembroke,Tenby,Barry,Brecon,Neath,Holywell,Rhyl,Llanfairpwllgwyngyll",
  },
  {
    ...base, code: "GB-NIR", offset: 0, style: "english", first: "premier", tiers: [12, 12],
    cities: "Armagh,Lisburn,Newry,Bangor,Ballymena,Coleraine,Larne,Omagh,Portadown,Enniskillen,Strabane,Carrickfergus,Cookstown",
  },
  {
    ...base, cup: true, code: "IE", offset: 0, style: "english", first: "premier", tiers: [14, 14], women: 12,
    cities: "Kilkenny,Galway,Limerick,Ennis,Tralee,Athlone,Sligo,Wexford,Drogheda,Dundalk,Mullingar,Clonmel,Letterkenny,Carlow",
  },
  {
    ...base, cup: true, code: "AT", offset: 1, style: "germanic", first: "national", tiers: [16, 18], women: 12,
    cities: "Linz,Villach,Wels,Bregenz,Steyr,Krems,Leoben,Dornbirn,Eisenstadt,Kufstein,Baden,Zell am See,Feldkirch,Amstetten,Wiener Neustadt",
  },
  {
    ...base, code: "CH", offset: 1, style: "germanic", first: "superLeague", tiers: [14, 16, 16],
    cities: "Thun,Chur,Solothurn,Biel,Winterthur,Schaffhausen,Aarau,Zug,Olten,Fribourg,Locarno,Sion,Neuchâtel,Yverdon,Baden,Rapperswil",
  },
  {
    ...base, cup: true, code: "DK", offset: 1, style: "nordic", first: "superLeague", tiers: [14, 16, 14],
    cities: "Roskilde,Ribe,Svendborg,Kolding,Horsens,Viborg,Thisted,Holbæk,Næstved,Hillerød,Sønderborg,Grenaa,Herning,Skive",
  },
  {
    ...base, cup: true, code: "SE", offset: 1, style: "nordic", first: "first", tiers: [16, 16, 16], women: 14, under21: 14,
    cities: "Uppsala,Västerås,Lund,Visby,Karlstad,Kiruna,Luleå,Umeå,Falun,Växjö,Ystad,Kalmar,Linköping,Skövde,Gävle,Östersund,Härnösand",
  },
  {
    ...base, cup: true, code: "NO", offset: 1, style: "nordic", first: "elite", tiers: [16, 16, 14], women: 12,
    cities: "Bergen,Tromsø,Bodø,Ålesund,Molde,Narvik,Hamar,Harstad,Larvik,Arendal,Alta,Lillehammer,Kongsberg,Steinkjer,Haugesund,Mosjøen",
  },
  {
    ...base, code: "FI", offset: 2, style: "nordic", first: "national", tiers: [12, 14], women: 12,
    cities: "Turku,Oulu,Vaasa,Kuopio,Lahti,Pori,Joensuu,Rovaniemi,Kotka,Mikkeli,Kajaani,Porvoo,Seinäjoki,Lappeenranta",
  },
  {
    ...base, cup: true, code: "PL", offset: 1, style: "slavic", first: "elite", tiers: [18, 18, 18], women: 12, under21: 14,
    cities: "Toruń,Opole,Rzeszów,Kielce,Olsztyn,Elbląg,Tarnów,Płock,Kalisz,Legnica,Chełm,Zamość,Sopot,Nysa,Słupsk,Bielsko-Biała,Ostrowiec Świętokrzyski",
  },
  {
    ...base, code: "CZ", offset: 1, style: "slavic", first: "first", tiers: [16, 16, 18],
    cities: "Olomouc,Pardubice,Zlín,Jihlava,Opava,Tábor,Písek,Děčín,Kolín,Cheb,Znojmo,Hradec Králové,Karlovy Vary,Ústí nad Labem,Kroměříž,České Budějovice",
  },
  {
    ...base, code: "RO", offset: 2, style: "slavic", first: "superLeague", tiers: [16, 20],
    cities: "Brașov,Sibiu,Oradea,Arad,Iași,Galați,Bacău,Suceava,Deva,Tulcea,Buzău,Slatina,Alba Iulia,Baia Mare,Piatra Neamț",
  },
  {
    ...base, code: "RS", offset: 1, style: "slavic", first: "superLeague", tiers: [16, 16],
    cities: "Niš,Subotica,Čačak,Kraljevo,Zrenjanin,Sombor,Užice,Valjevo,Pirot,Vranje,Ruma,Šabac,Kikinda,Novi Pazar,Sremska Mitrovica",
  },
  {
    ...base, code: "HR", offset: 1, style: "slavic", first: "first", tiers: [12, 16],
    cities: "Zadar,Pula,Šibenik,Osijek,Varaždin,Karlovac,Sisak,Dubrovnik,Vukovar,Koprivnica,Čakovec,Rovinj,Makarska,Slavonski Brod",
  },
  {
    ...base, cup: true, code: "GR", offset: 2, style: "levant", first: "superLeague", big: true, tiers: [16, 18, 16],
    cities: "Patras,Volos,Larissa,Chania,Corfu,Kavala,Kalamata,Serres,Lamia,Rhodes,Veria,Drama,Trikala,Sparta,Kozani,Alexandroupoli",
  },
  {
    ...base, cup: true, code: "TR", offset: 3, style: "levant", first: "superLeague", big: true, tiers: [20, 20, 20], women: 12, under21: 16,
    cities: "Bursa,Izmit,Edirne,Denizli,Mersin,Kayseri,Sivas,Samsun,Rize,Ordu,Amasya,Tokat,Uşak,Bolu,Sinop,Yalova,Batman,Mardin,Kahramanmaraş",
  },
];
