import { tagsOf } from "#app/lib/page-tags.ts";
import { StillLife } from "#app/goods/catalog/components/still-life.tsx";
import { ClaimRow } from "../../components/claim-proof.tsx";
import { Markdown } from "../../components/markdown.tsx";
import { showDocument } from "../../queries/show-document.server.ts";
import { DOCUMENTS } from "../../views/document-list.ts";
import { shopRating } from "#app/reach/reviews/queries.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { imprintWithName } from "#app/running/settings/views/imprint.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { aboutDoctors, aboutStats } from "./about-stats.server.ts";
import { aboutSteps } from "./about-steps.ts";
import { AboutTrust } from "./about-trust.tsx";
import { findReadingPicture } from "./find-reading-picture.ts";
import { LookAround } from "./next-steps.tsx";
import type { Route } from "./+types/about-page.ts";

const ABOUT = DOCUMENTS.about;
/** The picture is as wide as the text column. */
const SIZES = "(min-width: 48rem) 42rem, 100vw";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const [document, settings, rating, doctors] = await Promise.all([
    showDocument(ctx, "about"),
    loadSettings(ctx.db),
    shopRating(ctx.db),
    aboutDoctors(ctx.db),
  ]);
  if (!document) throw notFound();
  sharePage(page, { shows: ["documents", "articles", "listing", "doctors"] });
  return {
    document,
    ...aboutStats(settings, rating),
    owner: imprintWithName(settings),
    doctors,
    lists: aboutSteps(settings),
    picture: findReadingPicture("check"),
    canonical: new URL(ABOUT.path, env.appUrl).href,
  };
}

export const meta: Route.MetaFunction = (page) => tagsOf(page, ABOUT.name, ABOUT.about);

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { document, claims, rating, picture } = loaderData;
  return (
    <Page className="pb-20" width="text">
      <PageTitle>{document.title}</PageTitle>
      {picture && (
        <StillLife className="mb-8 rounded-card" file={picture} loading="soon" sizes={SIZES} />
      )}
      {(claims.length > 0 || rating) && (
        <div className="mb-8">
          <ClaimRow also={rating} claims={claims} />
        </div>
      )}
      <Markdown blocks={document.blocks} />
      <AboutTrust {...loaderData} />
      <LookAround />
    </Page>
  );
}
