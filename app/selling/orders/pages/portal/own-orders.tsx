import { loadOwnOrders } from "./own-orders.server.ts";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { EmptyPicture } from "#app/goods/catalog/components/still-life.tsx";
import { OwnOrderList } from "../../components/own-order-list.tsx";
import { PastOrderList } from "../../components/past-order-list.tsx";
import { pastOrderTexts } from "../../texts/shopper-past-orders.ts";
import { orderMessages } from "../../texts/shopper.ts";
import type { Route } from "./+types/own-orders.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle("Your orders", matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadOwnOrders(url, context.get(requestContext));

export default function OwnOrders({ loaderData }: Route.ComponentProps) {
  const { orders, past, page, hasMore, empty } = loaderData;
  const shop = (
    <LinkButton to={href("/products")} variant="secondary">
      {orders.length === 0 ? orderMessages.shop : orderMessages.shopAgain}
    </LinkButton>
  );
  return (
    <Section spacing="snug" title="Orders">
      {orders.length === 0 ? (
        <EmptyState
          action={page === 1 && shop}
          picture={empty && <EmptyPicture file={empty} />}
          level={3}
          title={page === 1 ? "No orders yet" : "No older orders"}
        >
          {page === 1 && <p>Orders placed while signed in appear here.</p>}
        </EmptyState>
      ) : (
        <>
          <OwnOrderList orders={orders} />
          <p className="mt-5">{shop}</p>
        </>
      )}
      <Pager
        after="Older orders"
        before="Newer orders"
        hasMore={hasMore}
        hrefOf={(to) => ({ search: to === 1 ? "" : `?page=${to}` })}
        label="Your orders"
        page={page}
      />
      {past.rows.length > 0 && (
        <section className="mt-8 grid gap-2">
          <h3 className="text-lg">{pastOrderTexts.title}</h3>
          <p className="text-ink-soft">{pastOrderTexts.hint}</p>
          <PastOrderList past={past} />
        </section>
      )}
    </Section>
  );
}
