import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { remember } from "#app/lib/remember.ts";
import { HomeView, type HomeContent } from "./home-view.tsx";

/** One entry for the current data, and one for each version shown during a change. */
const MOST = 4;

/** The evidence of claims has router links, which need a router around them. */
export const homeHtml = remember(MOST, (content: HomeContent) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <HomeView {...content} />
    </StaticRouter>,
  ),
);
