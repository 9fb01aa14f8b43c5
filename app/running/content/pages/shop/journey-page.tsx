import type { ReactNode } from "react";
import { Link, href } from "react-router";
import { tagsOf } from "#app/lib/page-tags.ts";
import { coursesByArea } from "#app/goods/catalog/queries/courses.server.ts";
import { Markdown } from "../../components/markdown.tsx";
import { showDocument } from "../../queries/show-document.server.ts";
import { DOCUMENTS } from "../../views/document-list.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { shopPlace } from "#app/running/settings/views/imprint.ts";
import { hourLines } from "#app/running/settings/views/support-hours.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { helpMessages } from "./texts.ts";
import { Card } from "#app/ui/card.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { JourneyTimeline } from "./journey-timeline.tsx";
import { LookAround } from "./next-steps.tsx";
import type { Route } from "./+types/journey-page.ts";

const say = helpMessages.journey;

type SupportCardProps = {
  support: { email: string; phone: string; address: string; hours: readonly string[] };
};

/** Support that is always available, and support with hours because people answer. */
function SupportCard({ support }: SupportCardProps) {
  const { email, phone, address, hours } = support;
  return (
    <Card
      aria-labelledby="who-helps"
      as="aside"
      className="grid content-start gap-6 self-start lg:sticky lg:top-24"
      padding="roomy"
    >
      <h2 className="text-2xl" id="who-helps">
        {say.help}
      </h2>
      <Part title={say.always}>
        <Link to={href("/track")}>{say.track}</Link>
        <Link to={href("/portal")}>{say.portal}</Link>
        <Link to={href("/faq")}>{helpMessages.faq}</Link>
      </Part>
      <Part title={say.people}>
        {hours.map((line) => (
          <span className="figures" key={line}>
            {line}
          </span>
        ))}
        <span className="text-sm text-ink-soft">{helpMessages.manilaTime}</span>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
        <Link to={href("/contact")}>{helpMessages.contact}</Link>
        <Link to={href("/consultation")}>{helpMessages.consultation}</Link>
      </Part>
      {address && (
        <Part title={say.place}>
          <span className="whitespace-pre-line">{address}</span>
        </Part>
      )}
      <Part title={say.emergency}>
        <span>{say.emergencyText}</span>
      </Part>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
      <h3 className="font-text text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}

const JOURNEY = DOCUMENTS["journey-support"];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const [document, settings, areas] = await Promise.all([
    showDocument(ctx, "journey-support"),
    loadSettings(ctx.db),
    coursesByArea(ctx.db),
  ]);
  if (!document) throw notFound();
  sharePage(page, { shows: ["documents", "articles", "listing"] });
  return {
    document,
    areas,
    support: {
      email: settings.contact_email,
      phone: settings.phone_number,
      address: shopPlace(settings),
      hours: hourLines(settings.support_hours),
    },
    canonical: new URL(JOURNEY.path, env.appUrl).href,
  };
}

export const meta: Route.MetaFunction = (page) => tagsOf(page, JOURNEY.name, JOURNEY.about);

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
