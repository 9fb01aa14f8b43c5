import { loadOwnOrders } from "./load-own-orders.server.ts";
import { Package } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { EmptyPicture } from "#app/modules/catalog/components/still-life.tsx";
import { ChangeCountdown } from "../components/change-countdown.tsx";
import { JustReturned } from "../components/just-returned.tsx";
import { OrderTimeline } from "../components/order-timeline.tsx";
import { OwnOrderList } from "../components/own-order-list.tsx";
import { changeMessages, timelineMessages as say } from "../texts/shopper.ts";
import { CHANGE_PART } from "../views/show-window.ts";
import type { Route } from "./+types/own-orders.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle("Your portal", matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  loadOwnOrders(request, url, context.get(requestContext));

export default function OwnOrders({ loaderData }: Route.ComponentProps) {
  const { orders, page, hasMore, returned, underway, empty } = loaderData;
  return (
    <>
      {returned && <JustReturned order={returned} />}
      {underway && (
        <Section spacing="snug" title={say.onItsWay(underway.orderNumber)}>
          <Card className="grid gap-5" padding="roomy">
            <OrderTimeline timeline={underway.timeline} />
            {underway.change && <ChangeCountdown {...underway.change} />}
            <div className="flex flex-wrap gap-3">
              <LinkButton to={underway.href} variant="secondary">
                {say.see}
              </LinkButton>
              {underway.change && (
                <LinkButton to={`${underway.href}#${CHANGE_PART}`} variant="secondary">
                  {changeMessages.link}
                </LinkButton>
              )}
            </div>
          </Card>
        </Section>
      )}
      <Section spacing="snug" title="Orders">
        {orders.length === 0 ? (
          <EmptyState
            icon={<Package />}
            picture={empty && <EmptyPicture file={empty} />}
            level={3}
            title={page === 1 ? "No orders yet" : "No older orders"}
          >
            {page === 1 && <p>Orders that you place while signed in appear here.</p>}
          </EmptyState>
        ) : (
          <OwnOrderList orders={orders} />
        )}
        <Pager
          after="Older orders"
          before="Newer orders"
          hasMore={hasMore}
          hrefOf={(to) => ({ search: to === 1 ? "" : `?page=${to}` })}
          label="Pages of your orders"
          page={page}
        />
      </Section>
    </>
  );
}
