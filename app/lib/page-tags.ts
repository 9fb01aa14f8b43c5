export type Page = {
  title: string;
  /** One or two sentences, for search results and shared links. */
  text: string;
  /** The one address of this page, absolute. */
  url: string;
  /** The picture of a shared link, 1200 by 630 pixels, by its path on this site. */
  card: string;
  siteName: string;
  type?: "website" | "article" | "product";
};

type RootMatch = { loaderData?: { siteName: string } | undefined };

/** A page's title and the shop's name, as the root loaded it. Either is missing where that failed. */
export function pageTitle(
  title: string | undefined,
  [root]: readonly [RootMatch, ...(readonly unknown[])],
) {
  return { title: [title, root.loaderData?.siteName].filter(Boolean).join(" · ") };
}

/** The title of a page that search engines leave out. */
export const unlisted = (...page: Parameters<typeof pageTitle>) => [
  pageTitle(...page),
  { name: "robots", content: "noindex, nofollow" },
];

/** For a page whose address is a secret link: no other site may get it as a referrer, and nothing keeps it. */
export const secretLinkHeaders = () => ({
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
});

/** What search engines and previews of a link show of a page. */
export function pageTags({ title, text, url, card, siteName, type = "website" }: Page) {
  const image = new URL(card, url).href;
  const shared = {
    title,
    description: text,
    url,
    type,
    image,
    "image:width": "1200",
    "image:height": "630",
    site_name: siteName,
    locale: "en_PH",
  };
  return [
    { title: title === siteName ? title : `${title} · ${siteName}` },
    { name: "description", content: text },
    { tagName: "link", rel: "canonical", href: url },
    ...Object.entries(shared).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

type PublicPage = {
  loaderData: { canonical: string };
  matches: readonly [{ loaderData: Pick<Page, "card" | "siteName"> }, ...(readonly unknown[])];
};

/** The tags of a page with a canonical address. */
export const tagsOf = ({ loaderData, matches }: PublicPage, title: string, text: string) =>
  pageTags({ ...matches[0].loaderData, title, text, url: loaderData.canonical });
