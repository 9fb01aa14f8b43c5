/**
 * The path from the home page as structured data for search engines: names and paths below `url`.
 */
export function breadcrumbs(url: string, way: readonly (readonly [string, string])[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [["Home", "/"] as const, ...way].map(([name, path], i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: new URL(path, url).href,
    })),
  };
}
