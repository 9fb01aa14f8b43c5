import { pageTags } from "#app/lib/page-tags.ts";
import { coursesByArea } from "#app/modules/catalog/queries/courses.server.ts";
import { Markdown } from "#app/modules/content/components/markdown.tsx";
import { showDocument } from "#app/modules/content/queries/show-document.server.ts";
import { DOCUMENTS } from "#app/modules/content/views/document-list.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { hourLines } from "#app/modules/settings/views/support-hours.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { LookAround } from "./help/next-steps.tsx";
import { SupportCard } from "./help/support-card.tsx";
import { JourneyTimeline } from "./help/journey-timeline.tsx";
import type { Route } from "./+types/journey-page.ts";

const JOURNEY = DOCUMENTS["journey-support"];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const [document, settings, areas] = await Promise.all([
    showDocument(ctx, "journey-support"),
    loadSettings(ctx.db),
    coursesByArea(ctx.db),
  ]);
  if (!document) throw new Response("Not found", { status: 404 });
  sharePage(page, { shows: ["documents", "articles", "listing"] });
  return {
    document,
    areas,
    support: {
      email: settings.contact_email,
      phone: settings.phone_number,
      address: settings.address,
      hours: hourLines(settings.support_hours),
    },
    canonical: new URL(JOURNEY.path, env.appUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTags({
    ...matches[0].loaderData,
    title: JOURNEY.name,
    text: JOURNEY.about,
    url: loaderData.canonical,
  });

export default function JourneyPage({ loaderData }: Route.ComponentProps) {
  const { document, areas, support } = loaderData;
  return (
    <Page className="pb-20">
      <PageTitle lead={JOURNEY.about}>{document.title}</PageTitle>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-16">
          <Markdown blocks={document.blocks} />
          {areas.length > 0 && <JourneyTimeline areas={areas} />}
        </div>
        <SupportCard support={support} />
      </div>
      <LookAround />
    </Page>
  );
}
