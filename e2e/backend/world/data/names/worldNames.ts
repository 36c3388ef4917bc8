/** Given and family names of the cultures of Africa, Asia, the Pacific and the Americas. */
import type { NameList } from "./names.ts";

export const WORLD_NAMES = {
  american: {
    men: "Aiden,Austin,Bryce,Carter,Chase,Cody,Dalton,Devin,Easton,Gavin,Hunter,Jalen,Jaxon,Landon,Logan,Malik,Mason,Nolan,Parker,Quincy,Tanner,Trevor,Tyson,Wyatt",
    women:
      "Addison,Alyssa,Ashlyn,Brianna,Brooke,Cassidy,Delaney,Harper,Hailey,Jordan,Kayla,Kendall,Lindsey,Mackenzie,Morgan,Paige,Reagan,Sierra,Skylar,Taylor",
    families:
      "Abbott,Aldridge,Bannister,Beckwith,Boone,Briscoe,Caldwell,Crowder,Delacruz,Drummond,Easterly,Escobedo,Fielding,Galloway,Granger,Hathaway,Holloway,Ibarra,Jennings,Keller,Kincaid,Langston,Maddox,McKinley,Montoya,Northrup,Ochoa-Hill,Pettway,Pruitt,Ridley,Sandoval,Shepard,Stokes,Thatcher,Tolliver,Vandyke,Waverly,Whitaker,Yates,Zeller",
  },
  latinAmerican: {
    men: "Agustín,Alan,Brayan,Camilo,Claudio,Cristian,Diego,Emiliano,Ezequiel,Facundo,Fabricio,Franco,Gastón,Gerardo,Jhon,Joaquín,Lautaro,Leandro,Maximiliano,Nahuel,Ramiro,Santiago,Thiago,Yerson",
    women:
      "Agustina,Alejandra,Antonella,Camila,Catalina,Daniela,Delfina,Estefanía,Fernanda,Florencia,Giuliana,Josefina,Juliana,Luciana,Mariana,Micaela,Pilar,Renata,Valentina,Yamila",
    families:
      "Acevedo,Aguirre,Altamirano,Arce,Arancibia,Ayala,Barrios,Benavídez,Bustamante,Cáceres,Cárdenas,Castaño,Catalán,Contreras,Echeverría,Espinoza,Figueroa,Fuentes,Galeano,Godoy,Henao,Insaurralde,Leguizamón,Maidana,Mamani,Mosquera,Murillo,Ojeda,Orellana,Palomino,Quiñones,Quispe,Riquelme-Paz,Saavedra,Tapia,Urbina,Valderrama-Gil,Velázquez,Villagra,Zambrano",
  },
  arabic: {
    men: "Abdulrahman,Adel,Ahmad,Amjad,Ayman,Bandar,Fahad,Faisal,Hamad,Hassan,Hatem,Jassim,Khalid,Majed,Mansour,Mazen,Nawaf,Omar,Rashid,Saad,Salman,Sultan,Tariq,Yazid",
    women:
      "Amal,Aisha,Dalal,Dana,Farah,Ghada,Hala,Hanan,Hind,Jood,Lama,Layan,Maha,Nouf,Rana,Reem,Salma,Samira,Shahad,Yasmin",
    families:
      "Al-Amri,Al-Anazi,Al-Balushi,Al-Bishi,Al-Dabbagh,Al-Enezi,Al-Fadhli,Al-Ghafri,Al-Hajri,Al-Harbi,Al-Hashimi,Al-Jaber,Al-Kaabi,Al-Khatib,Al-Mahri,Al-Marri,Al-Masri,Al-Mutlaq,Al-Najjar,Al-Naqbi,Al-Otaibi,Al-Qahtani,Al-Rashdi,Al-Saadi,Al-Sayyid,Al-Shamsi,Al-Suwaidi,Al-Tamimi,Al-Yami,Al-Zaabi,Awad,Barakat,Darwish,Gaber,Haddad,Hegazy,Kamel,Mansour,Ramadan,Shehata",
  },
  maghrebi: {
    men: "Adil,Amine,Anas,Ayoub,Badr,Bilal,Chakib,Driss,Fouad,Hamza,Hicham,Idriss,Ilyes,Ismaïl,Jalil,Karim,Mehdi,Mounir,Nabil,Rachid,Reda,Soufiane,Walid,Younes",
    women:
      "Amina,Asma,Chaima,Dounia,Fatima,Ghizlane,Hajar,Houda,Ikram,Imane,Kenza,Khadija,Lamia,Meryem,Nadia,Oumaima,Rim,Sanaa,Siham,Zineb",
    families:
      "Abbadi,Amrani,Azzouzi,Bakkali,Belhaj,Benali,Benchekroun,Benjelloun,Bensaïd,Berrada,Bouazza,Boukhari,Boussaïd,Chaoui,Cherkaoui,Daoudi,El Alaoui,El Fassi,El Idrissi,El Mansouri,Ferhat,Filali,Gharbi,Haddadi,Jebli,Kadiri,Khalfi,Lahlou,Lamrani,Mansouri,Meziane,Naciri,Ouali,Rahmani,Saidi,Slimani,Tazi,Touati,Zahraoui,Ziani",
  },
  persian: {
    men: "Amir,Arash,Ardalan,Arman,Babak,Behnam,Dariush,Ehsan,Farhad,Hamed,Iman,Kamran,Kaveh,Kian,Mehran,Milad,Navid,Omid,Pouya,Ramin,Reza,Saeed,Shahin,Vahid",
    women:
      "Azadeh,Bahar,Darya,Elham,Fereshteh,Golnar,Hasti,Laleh,Mahsa,Nasrin,Parisa,Roya,Sahar,Shirin,Yeganeh",
    families:
      "Abdollahi,Akbari,Amiri,Asadi,Azizi,Bagheri,Daneshvar,Ebrahimi,Farahani,Fathi,Ghasemi,Habibi,Heydari,Jafari,Kamali,Karimian,Kazemi,Khalili,Mahmoudi,Moradi,Najafi,Nazari,Norouzi,Parvizi,Rahimi,Rostami,Sadeghi,Shafiei,Sharifi,Soltani,Tabrizi,Yousefi,Zamani,Zand",
  },
  westAfrican: {
    men: "Abiodun,Adebayo,Akwasi,Ayo,Babatunde,Chidi,Chukwuma,Ebenezer,Emeka,Femi,Fiifi,Ibrahim,Ikenna,Kelechi,Kofi,Kojo,Kwabena,Kwadwo,Musa,Nnamdi,Obinna,Olumide,Segun,Yaw",
    women:
      "Abena,Adaeze,Adwoa,Afia,Amara,Ama,Chidinma,Chioma,Ebele,Efua,Esi,Folake,Ifeoma,Kemi,Ngozi,Nkechi,Temitope,Uche,Yaa,Zainab",
    families:
      "Abubakar,Acheampong,Adeleke,Adomako,Afolabi,Agyapong,Ajayi,Akande,Amankwah,Ansah,Antwi,Asamoah-Kyei,Awuah,Ayodele,Baffour,Bello,Boakye,Boadu,Danso,Dauda,Ekwueme,Eze,Garba,Ibe,Igwe,Kusi,Lawal,Mensah,Nwachukwu,Nwosu,Obeng,Obi,Odoi,Ogunleye,Okafor,Okonkwo,Okorie,Oladipo,Owusu-Addo,Quaye",
  },
  francophoneAfrican: {
    men: "Abdoulaye,Adama,Alassane,Bakary,Boubacar,Cheick,Cyrille,Désiré,Djibril,Fabrice,Gervais,Habib,Ibrahima,Issa,Lamine,Landry,Mamadou,Modibo,Moussa,Ousmane,Patrice,Seydou,Souleymane,Yaya",
    women:
      "Aïcha,Aminata,Awa,Bintou,Coumba,Djeneba,Fanta,Fatou,Kadiatou,Khady,Mariam,Nabou,Oumou,Ramata,Rokia,Safiatou,Salimata,Sira,Tening,Yacine",
    families:
      "Ba,Badji,Bamba,Biyong,Camara,Cissé,Coulibaly,Dabo,Dembélé-Sy,Diaby,Diakité,Diarra,Diatta,Dieng,Diop,Doumbia,Ekambi-Nko,Fofana,Gassama,Guèye,Kamara,Kanté-Sow,Keïta,Konaté,Koné,Kouassi,Mbaye,Mbengue,Ndiaye,Ndong,Niang,Nkoulou-Eba,Ouattara,Sagna,Sangaré,Sissoko,Sylla,Tchoua,Traoré,Yao",
  },
  southEastAfrican: {
    men: "Ayanda,Baraka,Bongani,Collins,Dennis,Elijah,Erick,Fanuel,Hamisi,Jabari,Juma,Kagiso,Kamau,Kipchumba,Lebo,Lwazi,Mandla,Onyango,Sifiso,Sipho,Thabo,Themba,Tumelo,Zola",
    women:
      "Akinyi,Atieno,Busisiwe,Chebet,Faith,Joy,Lerato,Lindiwe,Mercy,Naledi,Nomsa,Nyambura,Palesa,Refilwe,Sibongile,Thandi,Wanjiru,Zanele,Zawadi,Zodwa",
    families:
      "Abuya,Barasa,Cele,Chirwa,Dlamini,Gumede,Hlongwane,Kagwe,Kariuki,Khumalo,Kimani,Kiplagat,Kiprono,Mabaso,Maina,Makhanya,Masina,Mathebula,Mbatha,Mkhize,Modise,Mokoena,Molefe,Mthembu,Mugo,Mutua,Mwangi,Ndlovu,Ngugi,Nkosi,Ochieng,Odhiambo,Okoth,Otieno,Radebe,Sithole,Tau,Wafula,Wekesa,Zulu",
  },
  japanese: {
    men: "Asahi,Daiki,Eita,Fumiya,Haruki,Hayato,Hinata,Itsuki,Kaito,Keita,Kenta,Koki,Masato,Naoki,Reo,Riku,Ryota,Shinji,Sora,Taiga,Takumi,Tatsuya,Yamato,Yuto",
    women:
      "Aoi,Ayaka,Chihiro,Emi,Haruka,Hikari,Hina,Kana,Kokoro,Mai,Mio,Miyu,Momoka,Nanami,Rin,Sakura,Shiori,Yua,Yui,Yuna",
    families:
      "Akiyama,Amano,Aoki,Arakawa,Chiba,Fujikawa,Fukuhara,Hamada,Hashimoto,Higashi,Hirano,Ichikawa,Iwata,Kanda,Kataoka,Kawamura,Kikuchi,Kinoshita,Kitagawa,Kojima,Matsuoka,Miyagi,Mizuno,Morikawa,Murata,Nagata,Nishikawa,Nomura,Ogawa,Okabe,Onishi,Sakamoto,Shibata,Shimizu,Sugiura,Takeda,Tanigawa,Ueda,Wakabayashi,Yoshino",
  },
  korean: {
    men: "Dong-hyun,Do-yun,Gun-woo,Hyun-jun,Hyun-seok,Jae-min,Ji-ho,Ji-hun,Jin-woo,Jong-su,Joon-ho,Kyu-min,Min-jae,Min-kyu,Sang-woo,Se-hun,Seung-jin,Si-woo,Sung-min,Tae-hyun,Woo-bin,Ye-jun,Yong-jin,Young-ho",
    women:
      "Bo-ram,Chae-won,Da-eun,Eun-ji,Ga-young,Ha-eun,Hye-jin,Ji-min,Ji-soo,Min-ji,Na-rae,Seo-yeon,So-yeon,Soo-bin,Su-jin,Ye-rin,Yoo-jin,Yu-na",
    families:
      "Ahn,Bae,Baek,Cha,Cho,Choi,Gu,Ha,Han,Heo,Hong,Hwang,Im,Jang,Jeon,Jeong,Jin,Kang,Kim,Kwon,Lee,Min,Moon,Nam,Noh,Oh,Park,Ryu,Seo,Shin,Sim,Song,Woo,Yang,Yoo,Yoon",
    familyFirst: true,
  },
  chinese: {
    men: "Bowen,Chenxi,Dawei,Fei,Guang,Haoran,Hongbo,Jiahao,Jianyu,Junjie,Kai,Lei,Minghao,Peng,Qiang,Ruiyang,Shuai,Tianyu,Weijun,Xin,Yifan,Yuhang,Zhengyu,Zixuan",
    women:
      "Aihua,Chunyan,Fang,Huimin,Jiayi,Jing,Lan,Li,Meiling,Na,Qian,Ruoxi,Shanshan,Ting,Xiaoyu,Xue,Yan,Yating,Yuan,Zihan",
    families:
      "Bai,Cai,Cao,Chen,Cheng,Deng,Ding,Dong,Fan,Fang,Feng,Gao,Gu,Guo,He,Hu,Huang,Jiang,Kong,Li,Liang,Lin,Liu,Luo,Ma,Meng,Pan,Peng,Qin,Shen,Song,Sun,Tang,Wang,Xie,Xu,Yang,Yu,Zhang,Zhou",
    familyFirst: true,
  },
  vietnamese: {
    men: "Anh Tuấn,Bảo Long,Công Minh,Duy Khánh,Đình Nam,Đức Huy,Gia Bảo,Hoàng Sơn,Hữu Phước,Khắc Duy,Mạnh Cường,Minh Quân,Ngọc Hải,Nhật Nam,Quang Vinh,Quốc Thịnh,Thanh Tùng,Thế Anh,Tiến Đạt,Trung Kiên,Tuấn Kiệt,Văn Lộc,Việt Hưng,Xuân Bách",
    women:
      "Bích Ngọc,Diệu Linh,Hải Yến,Hồng Nhung,Khánh Ly,Kim Chi,Lan Anh,Mai Phương,Minh Thư,Mỹ Duyên,Ngọc Hân,Phương Thảo,Thanh Trúc,Thu Hà,Thùy Dung,Tuyết Mai",
    families:
      "Bùi,Cao,Châu,Đặng,Đinh,Đỗ,Đoàn,Dương,Hồ,Hoàng,Huỳnh,Lâm,Lê,Lương,Lý,Mai,Ngô,Nguyễn,Phạm,Phan,Phùng,Tạ,Thái,Tô,Trần,Trịnh,Trương,Võ,Vũ,Vương",
    familyFirst: true,
  },
  thai: {
    men: "Adisak,Anan,Apichai,Chaiwat,Chanon,Ekkapol,Kittipong,Kritsada,Narong,Nattapon,Nopparat,Pakorn,Peerapat,Pongsak,Prasert,Rattanapol,Sarawut,Somchai,Suchart,Supachai,Tanawat,Teerapong,Wichai,Worapat",
    women:
      "Anchali,Benjawan,Chanya,Duangjai,Jiraporn,Kanya,Malee,Napaporn,Orawan,Pimchanok,Ratana,Siriporn,Suda,Sunisa,Tasanee,Waraporn",
    families:
      "Boonmee,Bunyarat,Chaisiri,Chantara,Charoensuk,Duangkaew,Inthara,Jaidee,Kaewsai,Khamdee,Kongsawat,Maneewan,Meesuk,Nakprasit,Phromma,Pongpaibul,Prasertsuk,Rattanakorn,Ruangrit,Saelim,Sangthong,Srisuk,Suksawat,Thongchai,Thongdee,Wattana,Wongsakul,Yodkaew",
  },
  malay: {
    men: "Adi,Agus,Ahmad Zaki,Arif,Bagus,Budi,Dimas,Eko,Faiz,Fajar,Galih,Hafiz,Haziq,Ilham,Irfan,Joko,Khairul,Rangga,Rizal,Satrio,Syafiq,Wahyu,Yoga,Zulfan",
    women:
      "Aisyah,Ayu,Citra,Dewi,Dian,Fitri,Indah,Intan,Kartika,Laras,Maya,Nadia,Nur Iman,Putri,Rani,Siti Hajar,Sri,Tari,Wulan,Yanti",
    families:
      "Abdullah,Ardiansyah,Azhar,Fauzi,Firmansyah,Gunawan,Hakim,Halim,Hamzah,Harahap,Hartono,Hidayat,Ismail,Kurniawan,Kusuma,Maulana,Mulyadi,Nasution,Nugroho,Osman,Permana,Pranata,Purnomo,Putra,Ramli,Rosli,Salleh,Santoso,Saputra,Setiawan,Siregar,Subroto,Suharto-Adi,Sutrisno,Wibowo,Wijaya,Yahya,Yusof,Zainal,Zulkifli",
  },
  indian: {
    men: "Abhinav,Aditya,Akash,Ankit,Arjun,Bharat,Chirag,Deepak,Dhruv,Gaurav,Harsh,Ishaan,Karan,Lalit,Manoj,Mohit,Nikhil,Pranav,Rahul,Rohan,Sandeep,Siddharth,Tarun,Vikram",
    women:
      "Aditi,Ananya,Bhavna,Deepika,Divya,Ishita,Kavya,Lakshmi,Meera,Neha,Nisha,Pooja,Priya,Radhika,Riya,Shreya,Sneha,Swati,Tanvi,Uma",
    families:
      "Agarwal,Ahuja,Bains,Banerjee,Bhat,Bhattacharya,Bora,Chauhan,Chettri-Rai,Das,Deshmukh,D'Souza,Dutta,Fernandes-Roy,Ghosh,Gill,Gogoi,Iyer,Jadhav,Joshi,Kulkarni,Kumar,Lalrin,Lyngdoh,Menon,Mishra,Mukherjee,Nair,Negi,Patil,Pillai,Rathore,Reddy,Saikia,Sandhu,Shetty,Sinha,Thapa,Varma,Yadav",
  },
  pacific: {
    men: "Alipate,Epeli,Filimone,Ilisoni,Isikeli,Josaia,Kitione,Laisenia,Manasa,Mosese,Napolioni,Penaia,Ratu,Samuela,Saula,Semi,Sireli,Taniela,Tevita,Viliame",
    women: "Adi,Ana,Asenaca,Elenoa,Kelera,Laisa,Litia,Luisa,Mereani,Miriama,Sainimili,Salote,Sera,Vani",
    families:
      "Baleiwai,Bola,Cakau,Delana,Driu,Kabuya,Kaitani,Koroi,Kuruvoli,Lagilagi,Matavesi,Nabobo,Naivalu,Nakoro,Qio,Rabuka-Seni,Radrodro,Rokotuni,Sauturaga,Seniloli,Tabua,Tikoduadua,Tuilagi-Vono,Tuivaga,Vakatawa-Lui,Vatubua,Vosa,Waqa,Yabaki",
  },
} as const satisfies Readonly<Record<string, NameList>>;
