import { ClipboardList } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { orderColumns, reservedColumns, transferColumns } from "../../components/order-columns.tsx";
import { adminOrderMessages as say } from "../../texts/staff.ts";
import { orderList } from "../../views/order-list.ts";
import { TransferBeside } from "#app/selling/payments/pages/desk/transfer-beside.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { readSelection } from "#app/platform/list/bulk.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { HeadActs } from "./head-acts.tsx";
import { bulkActs } from "./bulk-acts.ts";
import { showOrders } from "./show-orders.server.ts";
import { withStatusMenus } from "./status-menu.tsx";
import { submitBulk } from "./orders-page.server.ts";
import { submitRowMove } from "./submit-row-move.server.ts";
import type { Route } from "./+types/orders-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showOrders({ served: context.get(requestContext), request, url });

export async function action({ request, url, context }: Route.ActionArgs) {
  const selection = await readSelection(request);
  if (selection) return submitBulk(selection, url.searchParams);
  return submitRowMove(context.get(requestContext), request, url);
}

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, counts, choices, filter, reservedFor, acts, mayWrite } = loaderData;
  const { menu } = loaderData;
  const isToCheck = filter === "to-check";
  const plain = isToCheck ? transferColumns : orderColumns;
  return (
    <ListPage
      actions={<HeadActs isToCheck={isToCheck && rows.length > 0} mayWrite={mayWrite} />}
      bulk={bulkActs(acts, rows)}
      caption={say.captions[filter]}
      choices={choices}
      columns={withStatusMenus(reservedFor ? reservedColumns(reservedFor) : plain, menu)}
      counts={counts}
      empty={{
        ofTab: true,
        icon: <ClipboardList />,
        title: say.emptyTitles[filter],
        hint: say.emptyTabs[filter],
      }}
      exportTo={mayWrite ? href("/admin/orders/export") : undefined}
      secondExport={
        mayWrite ? { to: href("/admin/orders/export-lines"), label: say.exportLines } : undefined
      }
      list={list}
      renderBeside={
        isToCheck ? (beside) => <TransferBeside {...beside} key={beside.id} /> : undefined
      }
      rowOf={({ id: orderId, orderNumber }) => ({
        name: orderNumber,
        to: href("/admin/orders/:orderId", { orderId }),
        panel: href("/admin/orders/:orderId/summary", { orderId }),
      })}
      rows={rows}
      spec={orderList}
      title={say.title}
    >
      {actionData && <Refusal {...actionData} />}
    </ListPage>
  );
}

/** A rejected status change has a title above its reason. */
function Refusal({ title, message }: { title?: string | undefined; message: string }) {
  if (title === undefined) return <Notice title={message} tone="error" />;
  return (
    <Notice title={title} tone="error">
      {message}
    </Notice>
  );
}
