import { pageTitle } from "#app/lib/page-tags.ts";
import { takesOnlinePayments } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { PageTitle } from "#app/ui/page.tsx";
import { AlertsCard, QuickActions } from "./board-cards.tsx";
import { BooksCard } from "./books-card.tsx";
import { ChecklistCard } from "./checklist-card.tsx";
import { RecentActivity, RecentOrders } from "./newest-cards.tsx";
import { NothingWaits, Piles } from "./piles/piles.tsx";
import { ShopFigures } from "./shop-figures.tsx";
import { loadToday } from "./load-today.server.ts";
import { dashboardMessages as say } from "./texts.ts";
import type { Route } from "./+types/dashboard-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx } = served;
  const gatewayEnabled = takesOnlinePayments(context);
  const today = await loadToday({ ...served, gatewayEnabled }, url.searchParams);
  const actions = {
    maySell: may(ctx.actor, "catalog:write"),
    mayWrite: may(ctx.actor, "content:write"),
    mayMail: may(ctx.actor, "campaigns:write"),
  };
  return { ...today, actions };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { figures, piles, alerts, books, orders, activity, steps, actions } = loaderData;
  const sells = orders !== undefined && orders.length > 0;
  return (
    <>
      <PageTitle>{say.title}</PageTitle>
      <div className="board">
        <div className="grid gap-3">
          {piles.length > 0 ? <Piles piles={piles} /> : <NothingWaits />}
          {steps.length > 0 && <ChecklistCard isFolded={sells} steps={steps} />}
        </div>
        <div className="board-aside grid gap-3 empty:hidden">
          {figures && <ShopFigures shown={figures} />}
          {books && <BooksCard books={books} />}
          {alerts.length > 0 && <AlertsCard alerts={alerts} />}
          {Object.values(actions).some(Boolean) && <QuickActions {...actions} />}
        </div>
        <div className="grid gap-3 empty:hidden">
          {orders && <RecentOrders orders={orders} />}
          {activity && <RecentActivity entries={activity} />}
        </div>
      </div>
    </>
  );
}
