import { pageTags } from "#app/lib/page-tags.ts";
import { Markdown } from "#app/modules/content/components/markdown.tsx";
import { showDocument } from "#app/modules/content/queries/show-document.server.ts";
import { DOCUMENTS } from "#app/modules/content/rules/document-list.ts";
import { shopRating } from "#app/modules/reviews/queries.server.ts";
import { sharePage } from "#app/platform/http/page-note.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { helpMessages } from "./help/messages.ts";
import { LookAround } from "./help/next-steps.tsx";
import { Stats } from "./help/stats.tsx";
import type { Route } from "./+types/about-page.ts";

const say = helpMessages.about;
const ABOUT = DOCUMENTS.about;

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const [document, rating] = await Promise.all([showDocument(ctx, "about"), shopRating(ctx.db)]);
  if (!document) throw new Response("Not found", { status: 404 });
  sharePage(page, { shows: ["documents", "articles", "listing"] });
  return {
    document,
    // The one place for the figures the shop may show of itself; only what can be shown to be true.
    stats: rating
      ? [{ figure: say.rating(rating.average), text: say.ratingText(rating.count) }]
      : [],
    canonical: new URL(ABOUT.path, env.appUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTags({
    ...matches[0].loaderData,
    title: ABOUT.name,
    text: ABOUT.about,
    url: loaderData.canonical,
  });

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { document, stats } = loaderData;
  return (
    <Page className="pb-20" width="text">
      <PageTitle>{document.title}</PageTitle>
      <Stats stats={stats} />
      <Markdown blocks={document.blocks} />
      <LookAround />
    </Page>
  );
}
