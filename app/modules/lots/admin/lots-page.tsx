import { FlaskConical } from "lucide-react";
import { data, Link, redirect, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import { may } from "#app/platform/access/may.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { receiveLot } from "../commands/receive-lot.server.ts";
import { LotForm } from "../components/lot-form.tsx";
import { lotInput } from "../input.ts";
import { listLots, lotItems } from "../queries/list-lots.server.ts";
import { lotState } from "../rules/lot-state.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";
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

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const texts = await readFormTexts(request);
  const form = parseForm(lotInput, texts);
  if (!form.ok) return data({ errors: form.errors, values: form.values }, { status: 422 });
  const received = await receiveLot(ctx, form.value);
  if (!received.ok) {
    const field = { taken: "lotNumber", over: "expiresOn", not_found: "item", forbidden: "item" }[
      received.reason
    ];
    const errors: Record<string, string> = { [field]: say.errors[received.reason] };
    return data({ errors, values: texts }, { status: received.reason === "forbidden" ? 403 : 409 });
  }
  const flash = { tone: "success", text: say.saved(form.value.lotNumber) } as const;
  return redirect(href("/admin/lots/:lotId", { lotId: received.value.lotId }), {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, flash) },
  });
}

export default function LotsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, hasMore, page, mayWrite, items } = loaderData;
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid items-start gap-8 xl:grid-cols-[1fr_22rem]">
        <div className="grid gap-4">
          {rows.length === 0 ? (
            <EmptyState icon={<FlaskConical />} title={say.none}>
              <p>{say.noneHint}</p>
            </EmptyState>
          ) : (
            <LotTable rows={rows} />
          )}
          <nav aria-label={say.title} className="flex gap-3 empty:hidden">
            {page > 1 && (
              <LinkButton to={`${href("/admin/lots")}?page=${page - 1}`} variant="secondary">
                {say.newer}
              </LinkButton>
            )}
            {hasMore && (
              <LinkButton to={`${href("/admin/lots")}?page=${page + 1}`} variant="secondary">
                {say.older}
              </LinkButton>
            )}
          </nav>
        </div>
        {mayWrite && <LotForm failure={actionData} items={items} />}
      </div>
    </>
  );
}

function LotTable({ rows }: Pick<Route.ComponentProps["loaderData"], "rows">) {
  const { columns } = say;
  return (
    <Table caption={say.list} captionHidden density="dense">
      <thead>
        <tr>
          <Th>{columns.lot}</Th>
          <Th>{columns.product}</Th>
          <Th>{columns.expires}</Th>
          <Th numeric>{columns.units}</Th>
          <Th>{columns.report}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((lot) => (
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
        ))}
      </tbody>
    </Table>
  );
}
