import { pageTitle } from "#app/lib/page-tags.ts";
import { gatewaysContext } from "#app/modules/payments/gateways/gateways-context.server.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { PageTitle } from "#app/ui/page.tsx";
import { backupPile } from "./backup-pile.server.ts";
import { readChecklist } from "./checklist.ts";
import { ChecklistCard } from "./checklist-card.tsx";
import { findPiles } from "./find-piles.ts";
import { NothingWaits, Piles } from "./piles.tsx";
import { readFacts } from "./read-facts.server.ts";
import { returnPiles } from "./return-piles.server.ts";
import { shopFigures } from "./shop-figures.server.ts";
import { ShopFigures } from "./shop-figures.tsx";
import { stockPiles } from "./stock-piles.server.ts";
import { dashboardMessages as say } from "./texts.ts";
import type { Route } from "./+types/dashboard-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const [figures, ...found] = await Promise.all([
    shopFigures(ctx, url.searchParams),
    returnPiles(ctx),
    stockPiles(ctx),
    backupPile(ctx, env.dataDir),
  ]);
  const more = found.flat();
  if (!may(ctx.actor, "settings:write")) return { figures, steps: [], more };
  const gatewayEnabled = context.get(gatewaysContext).enabled().length > 0;
  const steps = readChecklist(await readFacts(ctx.db, { ...env, gatewayEnabled }));
  return { figures, steps: steps.every(({ done }) => done) ? [] : steps, more };
}

export default function DashboardPage({ loaderData, matches }: Route.ComponentProps) {
  const { menu, waiting } = matches[1].loaderData;
  const piles = [...findPiles(menu, waiting), ...loaderData.more];
  return (
    <>
      <PageTitle>{say.title}</PageTitle>
      <div className="grid gap-8">
        {loaderData.figures && <ShopFigures shown={loaderData.figures} />}
        {piles.length > 0 ? <Piles piles={piles} /> : <NothingWaits />}
        {loaderData.steps.length > 0 && <ChecklistCard steps={loaderData.steps} />}
      </div>
    </>
  );
}
