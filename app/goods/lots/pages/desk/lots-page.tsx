import { FlaskConical } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { lotColumns } from "../../components/lot-columns.tsx";
import { LotForm } from "../../components/lot-form.tsx";
import { lotItems, lotsFor } from "../../queries/list-lots.server.ts";
import { lotState, EXPIRES_SOON_DAYS } from "../../rules/lot-state.ts";
import { lotProof } from "../../rules/lot-proof.ts";
import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { lotAdminMessages as say } from "../../texts/staff.ts";
import { submitReceivedLot } from "./lots-page.server.ts";
import type { Route } from "./+types/lots-page.ts";

const lotList: ListSpec = {
  key: "lots",
  one: "lot",
  many: "lots",
  search: { label: say.search, max: 60 },
  filters: [
    {
      kind: "choice",
      name: "state",
      label: say.state,
      choices: [
        ...Object.entries(say.states).map(([value, label]) => ({ value, label })),
        { value: "soon", label: say.soon(EXPIRES_SOON_DAYS) },
      ],
    },
  ],
  sorts: ["received", "expires", "number"],
  sort: "-received",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, actor, now } = served.ctx;
  const today = shopDay(now);
  const mayWrite = may(actor, "lots:write");
  const [{ list, rows }, items] = await Promise.all([
    loadList({ served, request, url }, lotList, (query) => lotsFor(db, query, today)),
    mayWrite ? lotItems(db) : [],
  ]);
  return {
    list,
    rows: rows.map((lot) => ({
      ...lot,
      expires: formatDate(lot.expiresOn),
      state: lotState(lot, today),
      proof: lotProof(lot),
    })),
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
  const { list, rows, mayWrite, items } = loaderData;
  return (
    <ListPage
      aside={mayWrite && <LotForm failure={actionData} items={items} />}
      caption={say.list}
      columns={lotColumns}
      empty={{ icon: <FlaskConical />, title: say.none, hint: say.noneHint }}
      lead={say.lead}
      list={list}
      rowOf={({ id, lotNumber }) => ({
        name: lotNumber,
        to: href("/admin/lots/:lotId", { lotId: id }),
        panel: href("/admin/lots/:lotId/summary", { lotId: id }),
      })}
      rows={rows}
      spec={lotList}
      title={say.title}
    />
  );
}
