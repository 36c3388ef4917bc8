// The indexed pages with the texts of their documents and of `/sitemap.xml`; read by the build only.

/** A message of the catalogues; the extraction looks for the comment before each. */
export interface DocumentText {
  readonly id: string;
  /** The English text. */
  readonly message: string;
}

export interface StaticPage {
  /** Without locale prefix. */
  readonly path: string;
  /** A list is shown before the router is loaded; every other page waits for it. */
  readonly isList?: true;
  /** The English text of the title: the same message that the page sets when shown. */
  readonly title: string;
  readonly description: DocumentText;
}

/** What a document says where its scripts are turned off. */
export const NO_SCRIPT: DocumentText = /*i18n*/ {
  id: "documentNoScript",
  message:
    "This page needs JavaScript, which is turned off or blocked in this browser. Turn it on, then reload the page.",
};

/** What a document says while the script of its head has not run. */
export const UNSTARTED: DocumentText = /*i18n*/ {
  id: "documentUnstarted",
  message:
    "This page could not start. Its script was changed or blocked on the way to your browser. Reload the page, or try another network.",
};

/** What it says where the page could not be drawn in a browser older than those that the build is made for. */
export const OUTDATED: DocumentText = /*i18n*/ {
  id: "documentOutdated",
  message: "This browser is too old for this page. Update it, or open the page in another browser.",
};

export const STATIC_PAGES: readonly StaticPage[] = [
  {
    path: "/",
    isList: true,
    title: "Football live scores – Touchline",
    description: /*i18n*/ {
      id: "documentScores",
      message:
        "Live football scores from leagues all over the world: goals, cards, line-ups, tables and odds, as they happen.",
    },
  },
  {
    path: "/index_s",
    isList: true,
    title: "Big matches first – Touchline",
    description: /*i18n*/ {
      id: "documentBigMatches",
      message:
        "The big football matches of the day first, then every other league, with live scores and odds.",
    },
  },
  {
    path: "/live",
    isList: true,
    title: "Live now – Touchline",
    description: /*i18n*/ {
      id: "documentLive",
      message: "Every football match that is being played right now: minute, score, cards and odds.",
    },
  },
  {
    path: "/board",
    title: "Board – Touchline",
    description: /*i18n*/ {
      id: "documentBoard",
      message:
        "Up to 16 football matches on one page: score, minute, cards, odds and the last events of each, as they happen.",
    },
  },
  {
    path: "/community",
    title: "Community – Touchline",
    description: /*i18n*/ {
      id: "documentCommunity",
      message: "What people write about football matches, teams and leagues: posts, replies and topics.",
    },
  },
  {
    path: "/creators",
    title: "Creators – Touchline",
    description: /*i18n*/ {
      id: "documentCreators",
      message:
        "The people who write about football for their subscribers on Touchline, and what a subscription costs.",
    },
  },
  {
    path: "/favorites",
    isList: true,
    title: "Favourites – Touchline",
    description: /*i18n*/ {
      id: "documentFavorites",
      message: "The matches, teams and leagues you follow, live on one page.",
    },
  },
  {
    path: "/faq",
    title: "Questions and answers – Touchline",
    description: /*i18n*/ {
      id: "documentFaq",
      message: "Answers about scores, favourites, alerts, odds, time zones and accounts on Touchline.",
    },
  },
  {
    path: "/about",
    title: "About Touchline – Touchline",
    description: /*i18n*/ {
      id: "documentAbout",
      message: "What Touchline is, how it keeps scores right in many tabs at once, and who makes it.",
    },
  },
  {
    path: "/download",
    title: "On your phone and computer – Touchline",
    description: /*i18n*/ {
      id: "documentDownload",
      message: "Put Touchline on the home screen of your phone or beside the programs of your computer.",
    },
  },
  {
    path: "/feedback",
    title: "Feedback – Touchline",
    description: /*i18n*/ {
      id: "documentFeedback",
      message: "Tell the makers of Touchline what is wrong, what is missing and what you would like.",
    },
  },
  {
    path: "/inviteactivity",
    title: "Invite friends – Touchline",
    description: /*i18n*/ {
      id: "documentInvite",
      message: "Invite friends to Touchline with your own code: when one registers, you both get points.",
    },
  },
  {
    path: "/inviteactivity/register",
    title: "An invitation to Touchline – Touchline",
    description: /*i18n*/ {
      id: "documentInvitation",
      message:
        "A friend invites you to follow football on Touchline. Register with the code, and you both get points.",
    },
  },
  {
    path: "/activity/postreward",
    title: "Post rewards – Touchline",
    description: /*i18n*/ {
      id: "documentPostReward",
      message:
        "Write about football on Touchline and get points: the tasks, how far you are, and what you claimed.",
    },
  },
  {
    path: "/privacy",
    title: "Privacy policy – Touchline",
    description: /*i18n*/ {
      id: "documentPrivacy",
      message: "What Touchline keeps about you, why, for how long, and how to have it removed.",
    },
  },
  {
    path: "/service-agreement",
    title: "Service agreement – Touchline",
    description: /*i18n*/ {
      id: "documentServiceAgreement",
      message: "The terms on which you use Touchline, its community and its subscriptions.",
    },
  },
];
