import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { SECTION } from "../../texts/staff-menu.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import { CommissionLines } from "./commission-lines.tsx";
import { showOverview } from "./overview-page.server.ts";
import type { Route } from "./+types/overview-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(SECTION, matches)];

export const loader = ({ context }: Route.LoaderArgs) =>
  showOverview(context.get(requestContext).ctx);

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { figures, waiting, best, newest } = loaderData;
  return (
    <>
      <PageTitle lead={say.overviewLead}>{SECTION}</PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {waiting > 0 && (
          <Notice
            action={<LinkButton to={href("/admin/affiliates/requests")}>{say.requests}</LinkButton>}
            announced={false}
            title={say.requestsWait(waiting)}
          />
        )}
        <FigureCards figures={figures} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
          <Card as="section" className="grid gap-3">
            <Heading text={say.best} to={href("/admin/affiliates/people")} />
            <Best best={best} />
          </Card>
          <Card as="section" className="grid gap-3">
            <Heading text={say.newest} to={href("/admin/affiliates/commissions")} />
            <CommissionLines commissions={newest} none={say.commissionsNone} />
          </Card>
        </div>
      </div>
    </>
  );
}

function Heading({ text, to }: { text: string; to: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-xl">{text}</h2>
      <TextLink to={to}>
        {say.all}
        <span className="sr-only">: {text}</span>
      </TextLink>
    </div>
  );
}

type Best = Route.ComponentProps["loaderData"]["best"];

function Best({ best }: { best: Best }) {
  if (best.length === 0) return <p className="text-ink-soft">{say.bestNone}</p>;
  return (
    <ol className="grid">
      {best.map(({ id, code, name, earned }) => (
        <li
          className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line"
          key={id}
        >
          <TextLink
            className="wrap-anywhere"
            to={href("/admin/affiliates/people/:affiliateId", { affiliateId: id })}
          >
            {name}, {code}
          </TextLink>
          <span className="figures">{earned}</span>
        </li>
      ))}
    </ol>
  );
}
