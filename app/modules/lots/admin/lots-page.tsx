import { FlaskConical } from "lucide-react";
import { Link, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ListPage } from "#app/ui/list-page.tsx";
import { Td, Th } from "#app/ui/table.tsx";
import { LotForm } from "../components/lot-form.tsx";
import { listLots, lotItems } from "../queries/list-lots.server.ts";
import { lotState } from "../rules/lot-state.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";
import { submitReceivedLot } from "./submit-received-lot.server.ts";
import type { Route } from "./+types/lots-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const page = readPage(url.searchParams.get("page"));
  const mayWrite = may(ctx.actor, "lots:write");
  const [found, items] = await Promise.all([
    listLots(ctx.db, page),
    mayWrite ? lotItems(ctx.db) : [],
  ]);
  const today = shopDay(ctx.now);
  return {
    rows: found.lots.map((lot) => ({
      ...lot,
      expires: formatDate(lot.expiresOn),
      state: lotState(lot, today),
    })),
    hasMore: found.hasMore,
    page,
    mayWrite,
    items: items.map(({ productId, variantId, name }) => ({
      value: variantId === null ? productId : `${productId}/${variantId}`,
      name,
    })),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitReceivedLot(request, context.get(requestContext));

export default function LotsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, hasMore, page, mayWrite, items } = loaderData;
  const { columns } = say;
  return (
    <ListPage
      aside={mayWrite && <LotForm failure={actionData} items={items} />}
      caption={say.list}
      columns={[
        columns.lot,
        columns.product,
        columns.expires,
        { label: columns.units, numeric: true },
        columns.report,
      ]}
      empty={{ icon: <FlaskConical />, title: say.none, hint: say.noneHint }}
      lead={say.lead}
      pager={{
        label: say.title,
        page,
        hasMore,
        hrefOf: (other) => `${href("/admin/lots")}?page=${other}`,
        before: say.newer,
        after: say.older,
      }}
      rows={rows}
      title={say.title}
    >
      {(lot) => (
        <tr key={lot.id}>
          <Th scope="row">
            <Link
              className="figures inline-flex min-h-11 items-center underline underline-offset-4"
              to={href("/admin/lots/:lotId", { lotId: lot.id })}
            >
              {lot.lotNumber}
            </Link>
          </Th>
          <Td>
            {lot.productName}
            {lot.isDemo && <span className="ml-2 text-ink-soft">({say.demo})</span>}
          </Td>
          <Td className="whitespace-nowrap">
            {lot.expires}
            {lot.state !== "open" && (
              <span className={lot.state === "over" ? "ml-2 text-error" : "ml-2 text-ink-soft"}>
                {say.states[lot.state]}
              </span>
            )}
          </Td>
          <Td numeric>{lot.receivedUnits}</Td>
          <Td>
            <Badge look="plain" tone={lot.reports > 0 ? "success" : "warning"}>
              {lot.reports > 0 ? say.hasReport : say.noReport}
            </Badge>
          </Td>
        </tr>
      )}
    </ListPage>
  );
}
