import { Milestone } from "lucide-react";
import { href } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readUnit } from "#app/care/dosing/pages/portal/unit-cookie.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton, TextAnchor } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page.tsx";
import { loadPoints } from "./load-points.server.ts";
import { showTimeline } from "./show-timeline.ts";
import { readOn, readZoom } from "./span.ts";
import { Strip } from "./strip.tsx";
import { recordText } from "./record-texts.ts";
import { timelineMessages as say } from "./texts.ts";
import { DayList, WeekList } from "./time-list.tsx";
import { Moves, Zooms } from "./zooms.tsx";
import type { Route } from "./+types/timeline-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title ?? say.title, matches),
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const today = shopDay(ctx.now);
  const unit = readUnit(request, env.appUrl, "kg");
  const stored = await loadPoints(ctx, unit);
  const zoom = readZoom(url.searchParams.get("zoom"));
  const on = readOn(url.searchParams.get("on"), today);
  return showTimeline(stored, { zoom, on, today, unit });
}

export default function TimelinePage({ loaderData }: Route.ComponentProps) {
  const { isEmpty, title, zoom, spanText, strip, weeks, days } = loaderData;
  return (
    <Section lead={say.lead} spacing="snug" title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isEmpty ? (
          <EmptyState
            action={<LinkButton to={href("/portal/therapy")}>{say.begin}</LinkButton>}
            icon={<Milestone />}
            level={3}
            title={say.none}
          >
            <p>{say.noneText}</p>
          </EmptyState>
        ) : (
          <>
            <Zooms timeline={loaderData} />
            <p className="font-semibold">{spanText}</p>
            <Strip strip={strip} />
            <Moves timeline={loaderData} />
            {weeks.length > 0 && <WeekList weeks={weeks} />}
            {days.length > 0 && <DayList days={days} isLinked={zoom === "week"} />}
            {weeks.length + days.length === 0 && (
              <p className="text-ink-soft">{say.noneHere[zoom]}</p>
            )}
            <ForDoctor />
          </>
        )}
      </div>
    </Section>
  );
}

/** The router would take the file for a page. */
function ForDoctor() {
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <TextAnchor className="justify-self-start" href={href("/portal/timeline.pdf")}>
        {recordText.link}
      </TextAnchor>
      <p className="measure text-ink-soft">{recordText.hint}</p>
    </section>
  );
}
