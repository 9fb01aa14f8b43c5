import { renderToStaticMarkup } from "react-dom/server";
import { remember } from "#app/lib/remember.ts";
import { HomeView, type HomeContent } from "./home-view.tsx";

/** One for what it shows now, and for what it showed while something changed. */
const MOST = 4;

export const homeHtml = remember(MOST, (content: HomeContent) =>
  renderToStaticMarkup(<HomeView {...content} />),
);
