import strong from "./fonts/geist-common-600.woff2?url&no-inline";
import text from "./fonts/geist-common-400.woff2?url&no-inline";
import title from "./fonts/newsreader-common-400.woff2?url&no-inline";
import peso from "./fonts/geist-peso-400.woff2?url&no-inline";
import strongPeso from "./fonts/geist-peso-600.woff2?url&no-inline";

/** A font that comes late is not used before the next page (fonts.css), so it is preloaded. */
const hint = (href: string) => ({
  rel: "preload",
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
});

/** The fonts of every page. */
export const fontHints = () => [text, strong, title].map(hint);

/** The peso sign, for a page with prices. */
export const priceFontHints = () => [peso, strongPeso].map(hint);
