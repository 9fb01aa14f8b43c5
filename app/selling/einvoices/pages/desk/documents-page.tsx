import { FileJson } from "lucide-react";
import { href } from "react-router";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { DocumentBadge } from "../../components/document-badge.tsx";
import { documentsFor, type DocumentListRow } from "../../queries/list-documents.server.ts";
import { eInvoiceMessages as say } from "../../texts/staff.ts";
import { documentList } from "../../views/document-list.ts";
import type { Route } from "./+types/documents-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, actor, now } = served.ctx;
  const asked = { served, request, url };
  const { list, rows } = await loadList(asked, documentList, (query) => documentsFor(db, query));
  return {
    list,
    today: shopDay(now),
    mayExport: may(actor, "reports:read"),
    maySet: may(actor, "settings:read"),
    rows: rows.map((row) => showRow(row, now)),
  };
}

function showRow({ id, number, day, dueAt, total, state, taxClass }: DocumentListRow, now: Date) {
  const isOpen = state === "queued" || state === "rejected";
  return {
    id,
    number,
    state,
    taxClass: say.classes[taxClass],
    day: formatDate(day),
    due: isOpen ? (dueAt <= now ? say.late : formatDate(new Date(dueAt.getTime() - 1))) : "",
    total: formatMoney(total, { centavos: "always" }),
  };
}

const columns: readonly ListColumn<ReturnType<typeof showRow>>[] = [
  {
    label: say.columns.number,
    place: "title",
    cell: ({ number, taxClass }) => (
      <>
        <span className="figures">{number}</span>
        <span className="block text-sm font-normal text-ink-soft">{taxClass}</span>
      </>
    ),
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state }) => <DocumentBadge state={state} />,
  },
  {
    label: say.columns.day,
    kind: "date",
    sort: "day",
    first: "desc",
    cell: ({ day }) => <span className="figures">{day}</span>,
  },
  { label: say.columns.due, onPhone: true, cell: ({ due }) => due },
  {
    label: say.columns.total,
    kind: "amount",
    onPhone: true,
    sort: "total",
    first: "desc",
    cell: ({ total }) => total,
  },
];

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  const { today, mayExport, maySet, ...list } = loaderData;
  const toSettings = maySet && (
    <LinkButton to={href("/admin/settings/tax")} variant="secondary">
      {say.toSettings}
    </LinkButton>
  );
  return (
    <ListPage
      {...listTexts(say, <FileJson />, toSettings)}
      {...list}
      columns={columns}
      rowOf={({ id, number }) => ({
        name: number,
        to: href("/admin/invoices/electronic/:documentId", { documentId: id }),
      })}
      spec={documentList}
    >
      {mayExport && list.list.count > 0 && <DayForm today={today} />}
    </ListPage>
  );
}

/** A plain form, so that the browser itself saves the file. */
function DayForm({ today }: { today: string }) {
  return (
    <form
      action={href("/admin/invoices/electronic/day")}
      className="mb-8 grid max-w-form gap-4"
      method="post"
    >
      <h2 className="font-text text-xl">{say.dayFile}</h2>
      <Field hint={say.dayFileHint} label={say.day} name="day">
        <Input defaultValue={today} max={today} required type="date" />
      </Field>
      <Button className="justify-self-start" variant="secondary">
        {say.downloadDay}
      </Button>
    </form>
  );
}
