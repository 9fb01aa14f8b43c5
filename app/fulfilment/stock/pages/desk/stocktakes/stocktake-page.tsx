import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { CountList } from "./count-list.tsx";
import { ResultPart } from "./result-part.tsx";
import { showStocktake } from "./show-stocktake.server.ts";
import { StateBadge } from "./stocktake-state.tsx";
import { NextAct, OtherActs, WhatNext } from "./stocktake-acts.tsx";
import { Card } from "#app/ui/card.tsx";
import { submitStocktake } from "./submit-stocktake.server.ts";
import type { Route } from "./+types/stocktake-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.heading(loaderData.stocktake.number) : say.title, matches),
];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  showStocktake(context.get(requestContext).ctx, params.stocktakeId, url.searchParams);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitStocktake(context.get(requestContext), await readFormTexts(request), params.stocktakeId);

/** Revalidate after a rejected action too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export default function StocktakePage({ loaderData, actionData }: Route.ComponentProps) {
  const { stocktake, progress, result, history, facts, mayWrite } = loaderData;
  return (
    <RecordPage
      acts={mayWrite && <NextAct {...loaderData} />}
      back={{ to: href("/admin/stocktakes"), label: say.back }}
      lead={stocktake.what}
      notices={
        <>
          {actionData?.message && actionData.lineId === undefined && (
            <Notice title={actionData.message} tone="error" />
          )}
          {mayWrite && <WhatNext {...loaderData} />}
        </>
      }
      side={
        <>
          <StocktakeFacts facts={facts} />
          {mayWrite && <OtherActs {...loaderData} />}
          <RecordHistory history={history} layout="side" />
        </>
      }
      state={<StateBadge state={stocktake.state} />}
      title={say.heading(stocktake.number)}
    >
      {!result && <StocktakeProgress {...progress} />}
      {result ? (
        <ResultPart {...loaderData} answer={actionData} result={result} />
      ) : (
        <CountList {...loaderData} answer={actionData} key={loaderData.search} />
      )}
    </RecordPage>
  );
}

function StocktakeFacts({ facts }: { facts: readonly [string, string][] }) {
  return (
    <Card as="section" aria-label={say.facts}>
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div className="grid gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Stays in sight while staff scroll down the list. */
function StocktakeProgress({ counted, items }: { counted: number; items: number }) {
  const words = say.progress(counted, items);
  return (
    <div className="sticky top-(--desk-top) z-10 grid gap-1 border-b border-line bg-paper py-2">
      <output className="figures font-semibold">{words}</output>
      <ProgressBar label={say.columns.progress} max={items} text={words} value={counted} />
    </div>
  );
}
