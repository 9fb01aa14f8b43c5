import strong from "@fontsource/geist/files/geist-latin-600-normal.woff2?url";
import text from "@fontsource/geist/files/geist-latin-400-normal.woff2?url";
import title from "@fontsource/newsreader/files/newsreader-latin-400-normal.woff2?url";
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
