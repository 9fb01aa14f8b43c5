import { data } from "react-router";
import { pageTags } from "#app/lib/page-tags.ts";
import { pageHtml } from "#app/platform/http/page-html.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { homeHtml } from "./home/home-html.server.tsx";
import { showHome } from "./home/show-home.server.ts";
import { homeMessages as say } from "./home/texts.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { canonical, shop, content } = await showHome(served);
  const html = pageHtml(request, served, "home", homeHtml(content));
  return data({ canonical, shop, html }, { status: content.failed ? 503 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData: { canonical, shop }, matches }) => [
  ...pageTags({
    ...matches[0].loaderData,
    title: say.headline,
    text: say.description,
    url: canonical,
  }),
  { "script:ld+json": shop },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <ServerHtml html={loaderData.html} part="home" />;
}
