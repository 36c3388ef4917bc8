/** Given and family names of the European cultures. */
import type { NameList } from "./names.ts";

export const EUROPEAN_NAMES = {
  english: {
    men: "Alfie,Archie,Barney,Callum,Cole,Dexter,Edmund,Elliot,Felix,Gareth,Harvey,Jasper,Kit,Leon,Lewis,Miles,Nathaniel,Oscar,Preston,Reece,Rowan,Stanley,Toby,Warren",
    women:
      "Abigail,Bethany,Carys,Daisy,Eleanor,Freya,Georgia,Hattie,Imogen,Isla,Jemima,Keira,Lottie,Maisie,Nell,Orla,Poppy,Rosie,Tamsin,Willow",
    families:
      "Ashdown,Barwick,Birtwell,Blakeley,Bramhall,Calloway,Chadwell,Colebrook,Cresswell,Dunmore,Eastlake,Fairclough,Fenwick,Garside,Hallworth,Harrowby,Hesketh,Inglewood,Kershaw,Langford,Larkin,Lockwood,Marsden,Merriman,Norbury,Oakes,Pemberton,Prescott,Ravenhill,Redfern,Saxby,Selwyn,Tarleton,Thackeray,Underhill,Wainwright,Whitlock,Winstanley,Wray,Yardley",
  },
  celtic: {
    men: "Aidan,Alasdair,Bran,Cian,Colm,Conall,Declan,Dylan,Emrys,Euan,Fergus,Fionn,Gethin,Hamish,Iestyn,Lachlan,Lorcan,Murdo,Niall,Owain,Rhodri,Ronan,Ruairi,Tadhg",
    women:
      "Aoife,Ailsa,Bronwen,Catrin,Ciara,Eilidh,Fiona,Grainne,Iona,Kirsty,Mairi,Niamh,Nerys,Roisin,Saoirse,Sian,Sorcha,Una",
    families:
      "Abernethy,Ardagh,Bevan,Breen,Cadwallader,Carrigan,Coughlan,Dalgleish,Devlin,Dunleavy,Fallon,Farquhar,Gilchrist,Gillespie,Hanratty,Heaney,Kilbride,Laverty,Llewelyn,Lochhead,MacAskill,MacPhail,Madoc,McAllister,McGarvey,McTavish,Mulrooney,Nesbitt,O'Dowd,O'Hanlon,Penrose,Prosser,Quilligan,Rafferty,Rintoul,Strachan,Tierney,Trevithick,Urquhart",
  },
  german: {
    men: "Anton,Bastian,Benedikt,Carsten,Dominik,Emil,Fabian,Friedrich,Gregor,Hannes,Jakob,Jonas,Kilian,Korbinian,Lasse,Lennart,Linus,Matthis,Moritz,Noah,Raphael,Ruben,Till,Valentin",
    women:
      "Alina,Antonia,Carla,Clara,Elisa,Franziska,Greta,Hanna,Ida,Johanna,Katharina,Lena,Luisa,Marlene,Mathilda,Nele,Paula,Ronja,Theresa,Zoe",
    families:
      "Achterberg,Baumgart,Birkner,Brandstetter,Dahlke,Dorfner,Eichinger,Ellwanger,Feldkamp,Fichtner,Gerstner,Grünwald,Haberland,Hagemeister,Hellmich,Holzapfel,Jansky,Kaltenbach,Kirchhoff,Kleinert,Krautwald,Lindemann,Loibl,Mittermaier,Niehaus,Obermüller,Pfeiffer,Quandt,Rehberg,Reindl,Rosenthal,Schäffler,Steinbrück,Stiegler,Tannhof,Uhlmann,Vogelsang,Wackernagel,Wiesner,Zimmerling",
  },
  french: {
    men: "Adrien,Alexis,Antonin,Baptiste,Bastien,Clément,Corentin,Damien,Étienne,Florent,Gaël,Guillaume,Jérémie,Loïc,Maël,Mathis,Noé,Quentin,Rémi,Sacha,Théo,Titouan,Valentin,Yohan",
    women:
      "Adèle,Agathe,Amandine,Camille,Clémence,Élodie,Faustine,Gaëlle,Inès,Jade,Juliette,Léonie,Lucie,Maëva,Manon,Margaux,Noémie,Océane,Solène,Zélie",
    families:
      "Archambault,Aubertin,Baudry,Beaulieu,Bertholet,Boisvert,Bonnard,Carpentier,Chastain,Clairmont,Courtois-Petit,Delaunay,Desmarais,Duvivier,Faucher,Fontenay,Gaillard,Garnaud,Hautefort,Jourdain,Labrousse,Lacombe,Lefebure,Malherbe,Marchand,Montagne,Morvan,Noiret,Pellerin,Perrault,Quesnel,Rabier,Rivoire,Rousselin,Sauvage,Tessier,Tournier,Vasseur,Vernier,Villard",
  },
  spanish: {
    men: "Adrián,Aitor,Álvaro,Asier,Borja,César,Darío,Eneko,Fermín,Gonzalo,Hugo,Ibai,Iker,Izan,Joel,Jordi,Mateo,Nicolás,Óscar,Pau,Rubén,Saúl,Unai,Víctor",
    women:
      "Ainhoa,Alba,Blanca,Candela,Carmen,Elena,Estela,Irene,Itziar,Jimena,Lucía,Marta,Nerea,Noa,Paloma,Rocío,Sara,Triana,Vega,Ximena",
    families:
      "Abascal,Alarcón,Aranda,Arribas,Barrientos,Belmonte,Berrocal,Caballero,Cabezas,Carmona,Cebrián,Cifuentes,Escribano,Esteve,Galindo,Garrido,Guijarro,Hinojosa,Izquierdo,Lozano,Luengo,Manzano,Mellado,Montalbán,Nogueras,Olmedo,Palacios,Pedraza,Peñalver,Quesada,Rebollo,Robledo,Salcedo,Sandoval,Sepúlveda,Tejedor,Urrutia,Valdivieso,Villalba,Zamorano",
  },
  portuguese: {
    men: "Afonso,André,Artur,Bernardo,Caio,Davi,Diogo,Duarte,Eduardo,Enzo,Filipe,Gustavo,Heitor,Igor,Joaquim,Leandro,Lourenço,Marcelo,Martim,Otávio,Rafael,Salvador,Tomás,Vasco",
    women:
      "Beatriz,Bruna,Camila,Carolina,Catarina,Fernanda,Gabriela,Inês,Isabela,Joana,Larissa,Leonor,Letícia,Mafalda,Matilde,Rafaela,Sofia,Tainá,Vitória,Yasmin",
    families:
      "Abrantes,Alvarenga,Amaral,Arruda,Azeredo,Bandeira,Barreto,Brandão,Camargo,Cardoso,Castanheira,Coutinho-Reis,Damasceno,Esteves,Fagundes,Farias,Figueira,Fontoura,Gouveia,Guimarães,Leitão,Lourenço,Macedo,Magalhães,Meireles,Moreira,Nóbrega,Pacheco,Peixoto,Pimentel,Quintela,Ramalho,Sampaio,Siqueira,Tavares,Teles,Valadares,Vasconcelos,Veloso,Xavier",
  },
  italian: {
    men: "Achille,Alessio,Brando,Cesare,Damiano,Dario,Edoardo,Elia,Ettore,Fabrizio,Flavio,Gioele,Ivan,Jacopo,Leonardo,Loris,Manuel,Nicolò,Pietro,Raffaele,Samuele,Tommaso,Ugo,Vittorio",
    women:
      "Alessia,Arianna,Benedetta,Bianca,Chiara,Costanza,Elisa,Federica,Ginevra,Giorgia,Ilaria,Ludovica,Marta,Matilde,Noemi,Rebecca,Serena,Silvia,Valeria,Viola",
    families:
      "Acerbi-Neri,Anselmi,Barberis,Bellandi,Benvenuti,Bertolini,Boscolo,Brambilla,Calvani,Carbone,Cavallari,Colonna,Corradini,Damiani,Falcone,Ferrante,Filippi,Galvani,Gherardi,Giacomelli,Lombardini,Maffei,Malaspina,Mancuso,Marchetti,Montanari,Morelli,Nardi,Ottaviani,Pagani,Pellicano,Ravelli,Rinaldi,Salvemini,Serafini,Tedesco,Tosatti,Valenti,Vignola,Zanetti-Riva",
  },
  nordic: {
    men: "Aksel,Anders,Asbjørn,Birk,Eirik,Elias,Emil,Frederik,Håkon,Henrik,Isak,Jesper,Johan,Lasse,Ludvig,Magnus,Mads,Nils,Oliver,Rasmus,Sander,Sondre,Tobias,Viktor",
    women:
      "Alma,Astrid,Ebba,Elin,Emma,Freja,Hedda,Ida,Ingrid,Johanne,Karoline,Linnea,Maja,Nora,Ronja,Sigrid,Sofie,Thea,Tuva,Wilma",
    families:
      "Aaberg,Almqvist,Bjerregaard,Blomquist,Brekke,Dahlgaard,Ekström,Elmgren,Engstrøm,Falkenberg,Fossum,Granlund,Grønning,Hallberg,Haugland,Hedlund,Højgaard,Isaksson,Kjeldsen,Kvist,Lindahl,Lundgaard,Moberg,Myhre,Nygård,Nørregaard,Osterberg,Ravnsborg,Rosenkilde,Sandvik,Sjöblom,Skovgaard,Solheim,Stenmark,Strand,Sundby,Thorvald,Tveit,Vestergaard,Wikström",
  },
  finnish: {
    men: "Aleksi,Antti,Arttu,Eero,Eetu,Ilmari,Janne,Joona,Juho,Kalle,Kasper,Lauri,Matias,Mikko,Niilo,Olli,Onni,Otso,Pekka,Rasmus,Sampo,Tuomas,Veeti,Ville",
    women:
      "Aada,Aino,Eeva,Elsa,Emmi,Helmi,Iida,Jenna,Kaisa,Linnea,Minttu,Noora,Oona,Pinja,Riikka,Saara,Sanni,Tiina,Venla,Vilma",
    families:
      "Aaltonen,Ahokas,Eskola,Haapala,Hakkarainen,Harjunpää,Heinonen,Hirvelä,Immonen,Jokela,Kangas,Karvinen,Kettunen,Koivisto,Koskela,Kuusisto,Laaksonen,Lehtola,Leppänen,Lindroos,Mattila,Myllymäki,Niskanen,Nurmela,Ojala,Peltola,Pesonen,Pohjola,Rantala,Ruuskanen,Saarela,Salmela,Seppälä,Suomela,Tammela,Toivonen,Tuominen,Vainio,Vesala,Ylönen",
  },
  dutch: {
    men: "Bas,Bram,Cas,Daan,Diederik,Floris,Gijs,Hidde,Jarno,Jelle,Joep,Jorn,Koen,Lars,Maarten,Mees,Niels,Pepijn,Rik,Ruben,Siebe,Sven,Teun,Wout",
    women:
      "Anouk,Babette,Dagmar,Eline,Esmee,Fenna,Femke,Fleur,Hanneke,Ilse,Jill,Kiki,Lieke,Loes,Maud,Noortje,Roos,Sanne,Tess,Yara",
    families:
      "Aalbers,Baetens,Beekman,Boerma,Bosmans,Brouwers,Claeys,Cuypers,De Backer,De Graaf,De Meester,Dekkers,Van Aerle,Van den Broek,Van der Heide,Van Dongen,Van Loon,Van Tilburg,Verbeke,Verhulst,Vermeersch,Goossens,Groeneveld,Haverkamp,Hendrikx,Hoekstra,Jaspers,Kamphuis,Kuipers,Lammers,Maes,Nijhof,Oosterhuis,Peeters,Rietveld,Schippers,Timmer,Wauters,Willems,Zwart",
  },
  westSlavic: {
    men: "Adam,Bartosz,Dawid,Filip,Gracjan,Hubert,Jan,Jiří,Kamil,Karel,Konrad,Lukáš,Maciej,Marek,Mateusz,Matěj,Michał,Ondřej,Patryk,Radek,Szymon,Tomáš,Vojtěch,Wiktor",
    women:
      "Adéla,Aneta,Barbora,Dominika,Eliška,Ewelina,Hana,Julia,Kamila,Karolína,Kinga,Lucie,Magda,Natalia,Oliwia,Petra,Tereza,Weronika,Zofia,Zuzana",
    families:
      "Bartoš,Bielak,Borovec,Brzeziak,Chmiel,Czarnik,Dolezal,Dudziak,Fiala,Gajda,Gołąb,Górecki,Hájek,Havlík,Holub,Jankowiak,Jaworski,Kaczmarek,Kalina,Klimek,Kopecký,Kosiński,Kubala,Lisowski,Malec,Mazurek,Moravec,Navrátil,Nowicki,Olszak,Pawlik,Pospíšil,Rybák,Sikora,Sokol,Šimek,Urbaniak,Vávra,Wieczorek,Zawada",
  },
  southSlavic: {
    men: "Andrija,Antun,Bojan,Borna,Damir,Darko,Dejan,Dragan,Filip,Goran,Igor,Ivica,Josip,Lovro,Luka,Marin,Mihael,Milan,Nemanja,Ognjen,Roko,Stefan,Vuk,Zoran",
    women:
      "Ana,Danica,Dora,Dunja,Ema,Iva,Jana,Jelena,Katarina,Lana,Lucija,Maja,Mila,Mirna,Nikolina,Petra,Sara,Tamara,Vesna,Zorana",
    families:
      "Antić,Babić,Balaban,Barišić,Bogdanović,Božić,Bukvić,Crnković,Ćosić,Delić,Dragović,Đurić,Filipović,Gavrić,Grbić,Horvatić,Ilić,Jakšić,Janković,Jurković,Katić,Klarić,Knežević,Lazić,Lončar,Marković,Matijević,Mihajlović,Nikolić,Novaković,Obradović,Pavlić,Radić,Savić,Simić,Stanić,Tadić-Mar,Vidović,Vuković,Zorić",
  },
  eastSlavic: {
    men: "Andriy,Anton,Artem,Bohdan,Daniil,Denys,Egor,Fedir,Hlib,Ilya,Kirill,Kostyantyn,Makar,Maksym,Matvey,Mykyta,Nazar,Oleh,Pavlo,Roman,Taras,Timofey,Vadym,Yaroslav",
    women:
      "Alina,Anastasia,Daria,Diana,Iryna,Karina,Kateryna,Ksenia,Lesya,Liliya,Marina,Nadiya,Oksana,Olena,Polina,Sofiya,Tetyana,Ulyana,Vira,Yuliya",
    families:
      "Babenko,Belov,Bilyk,Bondar,Chernenko,Danylenko,Demchuk,Dovzhenko,Fomin,Gavrilov,Hnatiuk,Honcharuk,Kalashnik,Karpov,Klymenko,Kolesnik,Kovalchuk,Kravets,Kulik,Lebedenko,Lysenko,Marchuk,Melnyk,Moroz,Nazarenko,Orlov,Panchenko,Petrenko,Polyakov,Romanyuk,Rudenko,Savchuk,Serdyuk,Sokolenko,Tkachuk,Vasilenko,Voronin,Yurchenko,Zaytsev,Zhuk",
  },
  romanian: {
    men: "Adrian,Alexandru,Andrei,Bogdan,Călin,Cosmin,Cristian,Dragoș,Eugen,Florin,Gelu,Horia,Ionuț,Iulian,Lucian,Marius,Mihai,Ovidiu,Paul,Răzvan,Sorin,Tudor,Vasile,Vlad",
    women:
      "Adina,Alexandra,Anca,Bianca,Carmen,Cristina,Daniela,Diana,Elena,Ioana,Iulia,Larisa,Loredana,Mădălina,Mihaela,Oana,Raluca,Roxana,Simona,Teodora",
    families:
      "Albu,Anghel,Bălan,Barbu,Bucur,Căpraru,Cernat,Ciobanu,Cojocaru,Cozma,Dănilă,Diaconu,Dobre,Dragomir,Dumitrescu,Enache,Filip,Florea,Gheorghiu,Grigore,Iacob,Ilie,Ionescu,Lungu,Manea,Marin,Moldovan,Muntean,Neagu,Nistor,Olaru,Păun,Rotaru,Rusu,Sandu,Șerban,Stoica,Toma,Ungureanu,Zamfir",
  },
  greek: {
    men: "Alexandros,Anastasios,Angelos,Aristidis,Christos,Dimitris,Efthymis,Fotis,Giannis,Grigoris,Ilias,Iraklis,Konstantinos,Lefteris,Manolis,Marios,Nikos,Orestis,Panagiotis,Petros,Stavros,Thanasis,Vangelis,Zisis",
    women:
      "Alexia,Anastasia,Anthi,Chrysa,Danai,Despina,Eleni,Evgenia,Fotini,Georgia,Ioanna,Katerina,Kyriaki,Lydia,Maria,Myrto,Natasa,Nefeli,Sofia,Vasiliki",
    families:
      "Adamidis,Alexiou,Anagnostou,Antoniadis,Argyriou,Christofis,Dalakas,Economou,Fotiadis,Galanis,Georgantas,Ioannidis,Kalogeras,Karagiannis,Katsaros,Kefalas,Kontos,Koutras,Lambrakis,Liakos,Makris,Manos,Maragos,Mavridis,Nikolaou,Palaiologos,Panagiotou,Pappas,Petrakis,Rallis,Sarris,Sideris,Spanos,Stamatis,Tasiou,Theodorou,Tzavaras,Vlachos,Xenakis,Zervas",
  },
  turkish: {
    men: "Ahmet,Alp,Arda,Baran,Barış,Berkay,Burak,Can,Çağlar,Deniz,Doruk,Efe,Emre,Eren,Furkan,Görkem,Kaan,Kerem,Mert,Oğuz,Onur,Serkan,Tolga,Yiğit",
    women:
      "Asya,Aylin,Ayşe,Beren,Buse,Cansu,Defne,Derya,Ebru,Ece,Elif,Esra,Gizem,Irmak,Melis,Nehir,Pınar,Selin,Yağmur,Zeynep",
    families:
      "Acar,Akbulut,Aksoy,Altun,Arslan,Aydoğan,Bayrak,Bozkurt,Bulut,Ceylan,Çakır,Çetin,Coşkun,Demirel,Doğru,Duman,Ekinci,Erdem,Eroğlu,Gencer,Gündüz,Güneş,Karaca,Kaya,Keskin,Kılıç,Korkmaz,Kurt,Öz,Özdemir,Polat,Sezer,Şahin,Tekin,Toprak,Türk,Uçar,Uysal,Yalçın,Yıldırım",
  },
} as const satisfies Readonly<Record<string, NameList>>;
