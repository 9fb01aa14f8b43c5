import { ClipboardList } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readPage } from "#app/lib/page-number.ts";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import { findCustomer } from "#app/modules/customers/queries/customer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { OrderTable } from "../components/order-table.tsx";
import { ordersForStaff } from "../queries/list-orders.server.ts";
import type { Route } from "./+types/customer-orders-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.ordersOf(loaderData.name) : say.ordersCaption, matches),
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const customer = await findCustomer(db, params.customerId);
  if (!customer) throw data(null, { status: 404 });
  const page = readPage(url.searchParams.get("page"));
  const { orders, hasMore } = await ordersForStaff(db, customer.id, page);
  const { id, firstName, lastName, email } = customer;
  const name = `${firstName ?? ""} ${lastName ?? ""}`.trim() || email;
  return { id, name, page, hasMore, rows: orders };
}

export default function CustomerOrdersPage({ loaderData }: Route.ComponentProps) {
  const { id, name, page, hasMore, rows } = loaderData;
  const back = (
    <LinkButton to={href("/admin/customers/:customerId", { customerId: id })} variant="secondary">
      {say.backToOne}
    </LinkButton>
  );
  return (
    <>
      <PageTitle actions={back}>
        <bdi className="wrap-anywhere">{say.ordersOf(name)}</bdi>
      </PageTitle>
      {rows.length === 0 ? (
        <EmptyState icon={<ClipboardList />} title={page === 1 ? say.noOrders : say.noMoreOrders} />
      ) : (
        <OrderTable caption={say.ordersCaption} rows={rows} />
      )}
      <Pager
        after={say.olderOrders}
        before={say.newerOrders}
        hasMore={hasMore}
        hrefOf={(to) => ({ search: to === 1 ? "" : `?page=${to}` })}
        label={say.pages}
        page={page}
      />
    </>
  );
}
