import { pageTitle } from "#app/lib/page-tags.ts";
import { gatewaysContext } from "#app/modules/payments/gateways/gateways-context.server.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { PageTitle } from "#app/ui/page.tsx";
import { readAlerts } from "./alerts.server.ts";
import { AlertsCard, QuickActions } from "./board-cards.tsx";
import { readChecklist } from "./checklist.ts";
import { ChecklistCard } from "./checklist-card.tsx";
import { RecentActivity, RecentOrders } from "./newest-cards.tsx";
import { recentActivity, recentOrders } from "./newest.server.ts";
import { NothingWaits, Piles } from "./piles/piles.tsx";
import { readPiles } from "./piles/read-piles.server.ts";
import { readFacts } from "./read-facts.server.ts";
import { shopFigures } from "./shop-figures.server.ts";
import { ShopFigures } from "./shop-figures.tsx";
import { dashboardMessages as say } from "./texts.ts";
import type { Route } from "./+types/dashboard-page.ts";
import "./dashboard.css";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx, env } = served;
  const gatewayEnabled = context.get(gatewaysContext).enabled().length > 0;
  const [figures, piles, alerts, orders, activity, steps] = await Promise.all([
    shopFigures(ctx, url.searchParams),
    readPiles(ctx, env.dataDir),
    readAlerts(served),
    recentOrders(ctx),
    recentActivity(ctx),
    openSteps(served, gatewayEnabled),
  ]);
  const actions = {
    maySell: may(ctx.actor, "catalog:write"),
    mayWrite: may(ctx.actor, "content:write"),
  };
  return { figures, piles, alerts, orders, activity, steps, actions };
}

/** What is left to do before the shop is open, for who may do it. */
async function openSteps({ ctx, env }: RequestContext, gatewayEnabled: boolean) {
  if (!may(ctx.actor, "settings:write")) return [];
  const steps = readChecklist(await readFacts(ctx.db, { ...env, gatewayEnabled }));
  return steps.every(({ done }) => done) ? [] : steps;
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { figures, piles, alerts, orders, activity, steps, actions } = loaderData;
  return (
    <>
      <PageTitle>{say.title}</PageTitle>
      <div className="grid gap-8">
        {figures && <ShopFigures shown={figures} />}
        {piles.length > 0 ? <Piles piles={piles} /> : <NothingWaits />}
        {steps.length > 0 && <ChecklistCard steps={steps} />}
        <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid gap-3">
            {orders && <RecentOrders orders={orders} />}
            {activity && <RecentActivity entries={activity} />}
          </div>
          <div className="grid gap-3">
            {alerts.length > 0 && <AlertsCard alerts={alerts} />}
            {(actions.maySell || actions.mayWrite) && <QuickActions {...actions} />}
          </div>
        </div>
      </div>
    </>
  );
}
