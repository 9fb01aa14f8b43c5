import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { BadRows } from "../../components/bad-rows.tsx";
import { LineTable } from "../../components/line-table.tsx";
import { remittanceMessages as say } from "../../texts/staff.ts";
import { loadFile } from "./file-page.server.ts";
import type { Route } from "./+types/file-page.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  pageTitle(loaderData?.title ?? say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadFile(context.get(requestContext).ctx, params.fileId);

export default function FilePage({ loaderData }: Route.ComponentProps) {
  const { title, lead, sums, bad, lines } = loaderData;
  return (
    <>
      <BackLink to={href("/admin/orders/remittances")}>{say.page.back}</BackLink>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <BadRows bad={bad} hint={say.badSaved} />
        <Card className="max-w-form">
          <SummaryList rows={sums} />
        </Card>
        <LineTable lines={lines} />
      </div>
    </>
  );
}
