import { renderToStaticMarkup } from "react-dom/server";
import { remember } from "#app/lib/remember.ts";
import { HomeView, type HomeContent } from "./home-view.tsx";

/** One entry for the current data, and one for each version shown during a change. */
const MOST = 4;

export const homeHtml = remember(MOST, (content: HomeContent) =>
  renderToStaticMarkup(<HomeView {...content} />),
);
