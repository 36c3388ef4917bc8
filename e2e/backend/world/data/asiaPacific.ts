/** Football countries of Asia and Oceania with the cities their clubs are named after. */
import type { CountrySeed } from "./seed.ts";

const base = { region: "asia", cup: false } as const;

export const ASIA_PACIFIC: readonly CountrySeed[] = [
  {
    ...base,
    cup: true,
    code: "JP",
    offset: 9,
    style: "eastAsian",
    first: "first",
    big: true,
    tiers: [20, 22, 20, 20],
    women: 16,
    under21: 20,
    regional: [
      { part: "North", size: 20 },
      { part: "South", size: 20 },
      { part: "East", size: 20 },
      { part: "West", size: 20 },
    ],
    cities:
      "Nara,Kanazawa,Matsumoto,Nagano,Toyama,Gifu,Akita,Aomori,Fukui,Kochi,Miyazaki,Saga,Tottori,Morioka,Takamatsu,Hakodate,Otaru,Naha,Nikko,Mito,Tsukuba,Kumamoto,Matsue,Aizuwakamatsu",
  },
  {
    ...base,
    cup: true,
    code: "KR",
    offset: 9,
    style: "eastAsian",
    first: "first",
    big: true,
    tiers: [18, 20, 20],
    women: 14,
    under21: 16,
    regional: [
      { part: "North", size: 20 },
      { part: "South", size: 20 },
    ],
    cities:
      "Gangneung,Chuncheon,Andong,Mokpo,Yeosu,Suncheon,Gimhae,Jinju,Iksan,Gunsan,Cheonan,Asan,Wonju,Sokcho,Gyeongju,Miryang,Tongyeong,Chungju,Jecheon",
  },
  {
    ...base,
    cup: true,
    code: "CN",
    offset: 8,
    style: "eastAsian",
    first: "superLeague",
    big: true,
    tiers: [18, 20, 22],
    women: 14,
    under21: 20,
    regional: [
      { part: "East", size: 20 },
      { part: "North", size: 20 },
      { part: "South", size: 20 },
    ],
    cities:
      "Suzhou,Hangzhou,Qingdao,Xiamen,Kunming,Harbin,Luoyang,Guilin,Lhasa,Yinchuan,Lanzhou,Nanning,Haikou,Zhuhai,Foshan,Wuxi,Yantai,Datong,Hefei,Xining,Shijiazhuang",
  },
  {
    ...base,
    cup: true,
    code: "AU",
    offset: 10,
    style: "english",
    first: "premier",
    big: true,
    tiers: [16, 18, 18],
    women: 14,
    under21: 16,
    regional: [
      { part: "North", size: 20 },
      { part: "South", size: 20 },
      { part: "East", size: 20 },
      { part: "West", size: 16, offset: 8 },
    ],
    cities:
      "Ballarat,Bendigo,Geelong,Hobart,Launceston,Cairns,Townsville,Mackay,Darwin,Wollongong,Newcastle,Albury,Dubbo,Orange,Toowoomba,Bunbury,Fremantle,Mildura,Tamworth,Coffs Harbour,Alice Springs",
  },
  {
    ...base,
    cup: true,
    code: "NZ",
    offset: 12,
    style: "english",
    first: "premier",
    tiers: [16, 18],
    women: 14,
    under21: 14,
    regional: [
      { part: "East", size: 16 },
      { part: "North", size: 20 },
      { part: "South", size: 20 },
    ],
    cities:
      "Napier,Nelson,Dunedin,Hamilton,Tauranga,Rotorua,Gisborne,Whangarei,Timaru,Invercargill,Blenheim,Queenstown,Taupo,Hastings,Palmerston North,New Plymouth",
  },
  {
    ...base,
    code: "FJ",
    offset: 12,
    style: "english",
    first: "national",
    tiers: [16, 16],
    cities: "Suva,Nadi,Lautoka,Labasa,Ba,Sigatoka,Levuka,Savusavu,Rakiraki,Nausori,Tavua,Navua",
  },
  {
    ...base,
    code: "ID",
    offset: 7,
    style: "southAsian",
    first: "first",
    tiers: [18, 20],
    under21: 18,
    cities:
      "Malang,Solo,Semarang,Padang,Manado,Kupang,Ambon,Jayapura,Pontianak,Balikpapan,Samarinda,Mataram,Bengkulu,Jambi,Kediri,Banda Aceh,Tanjung Pinang",
  },
  {
    ...base,
    code: "TH",
    offset: 7,
    style: "southAsian",
    first: "first",
    tiers: [18, 18],
    cities:
      "Chiang Rai,Lampang,Nan,Phrae,Sukhothai,Khon Kaen,Udon Thani,Surin,Rayong,Trang,Krabi,Songkhla,Yala,Ayutthaya,Kanchanaburi,Nakhon Si Thammarat",
  },
  {
    ...base,
    code: "VN",
    offset: 7,
    style: "southAsian",
    first: "first",
    tiers: [16, 16],
    cities:
      "Huế,Đà Lạt,Vinh,Cần Thơ,Nha Trang,Quy Nhơn,Pleiku,Nam Định,Thái Bình,Cà Mau,Hội An,Vũng Tàu,Mỹ Tho,Buôn Ma Thuột",
  },
  {
    ...base,
    code: "MY",
    offset: 8,
    style: "southAsian",
    first: "superLeague",
    tiers: [16, 18],
    cities:
      "Ipoh,Melaka,Kuching,Miri,Sibu,Alor Setar,Kuantan,Seremban,Taiping,Muar,Sandakan,Kluang,Kota Bharu,Kota Kinabalu",
  },
  {
    ...base,
    code: "IN",
    offset: 5.5,
    style: "southAsian",
    first: "superLeague",
    tiers: [16, 18],
    women: 12,
    under21: 16,
    cities:
      "Mysuru,Kochi,Pune,Shillong,Aizawl,Imphal,Indore,Jaipur,Nagpur,Patna,Ranchi,Bhopal,Kozhikode,Madurai,Guwahati,Thiruvananthapuram",
  },
  {
    ...base,
    cup: true,
    code: "SA",
    offset: 3,
    style: "arabic",
    first: "superLeague",
    big: true,
    tiers: [18, 20],
    under21: 16,
    cities:
      "Tabuk,Abha,Hail,Najran,Jizan,Buraydah,Taif,Yanbu,Dammam,Al Bahah,Sakaka,Khobar,Jubail,Unaizah,Khamis Mushait",
  },
  {
    ...base,
    code: "AE",
    offset: 4,
    style: "arabic",
    first: "premier",
    tiers: [14, 16],
    cities:
      "Fujairah,Ajman,Hatta,Kalba,Dibba,Al Ain,Sharjah,Liwa,Khor Fakkan,Madinat Zayed,Umm Al Quwain,Ras Al Khaimah",
  },
];
