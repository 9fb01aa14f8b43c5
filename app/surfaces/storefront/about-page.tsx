import { pageTags } from "#app/lib/page-tags.ts";
import { StillLife } from "#app/modules/catalog/components/still-life.tsx";
import { Markdown } from "#app/modules/content/components/markdown.tsx";
import { showDocument } from "#app/modules/content/queries/show-document.server.ts";
import { DOCUMENTS } from "#app/modules/content/views/document-list.ts";
import { shopRating } from "#app/modules/reviews/queries.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { imprintAsGiven } from "#app/modules/settings/views/imprint.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { aboutStats, type Stat } from "./help/about-stats.ts";
import { aboutSteps } from "./help/about-steps.ts";
import { AboutTrust } from "./help/about-trust.tsx";
import { findReadingPicture } from "./help/find-reading-picture.ts";
import { LookAround } from "./help/next-steps.tsx";
import type { Route } from "./+types/about-page.ts";

const ABOUT = DOCUMENTS.about;
/** The column of text is as wide. */
const SIZES = "(min-width: 48rem) 42rem, 100vw";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const [document, settings, rating] = await Promise.all([
    showDocument(ctx, "about"),
    loadSettings(ctx.db),
    shopRating(ctx.db),
  ]);
  if (!document) throw new Response("Not found", { status: 404 });
  sharePage(page, { shows: ["documents", "articles", "listing"] });
  return {
    document,
    ...aboutStats(settings, rating),
    owner: imprintAsGiven(settings),
    lists: aboutSteps(settings),
    pictures: { top: findReadingPicture("check"), parcel: findReadingPicture("cold") },
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
  const { document, stats, notes, pictures } = loaderData;
  return (
    <Page className="pb-20" width="text">
      <PageTitle>{document.title}</PageTitle>
      {pictures.top && (
        <StillLife className="mb-8 rounded-card" file={pictures.top} loading="soon" sizes={SIZES} />
      )}
      <Stats notes={notes} stats={stats} />
      <Markdown blocks={document.blocks} />
      <AboutTrust lists={loaderData.lists} owner={loaderData.owner} parcel={pictures.parcel} />
      <LookAround />
    </Page>
  );
}

type StatsProps = { stats: readonly Stat[]; notes: readonly string[] };

/** Large figures with the words that say what they are; nothing at all without a figure. */
function Stats({ stats, notes }: StatsProps) {
  if (stats.length === 0) return null;
  return (
    <div className="mb-10 grid gap-5 border-y border-line py-6">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-6 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        {stats.map(({ figure, text, basis }) => (
          <li className="grid content-start" key={text}>
            <p>
              {figure && <span className="figures block font-display text-3xl">{figure}</span>}{" "}
              <span className="text-ink-soft">{text}</span>
            </p>
            {basis && <p className="text-sm text-ink-soft">{basis}</p>}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p className="measure text-sm text-ink-soft" key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}
