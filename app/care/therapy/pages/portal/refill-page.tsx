import { data } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readCartToken } from "#app/selling/cart/pages/shop/cart-cookies.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { RefillActs } from "../../components/refill-acts.tsx";
import { RefillParts } from "../../components/refill-parts.tsx";
import { UrgentHelp } from "../../components/urgent-help.tsx";
import { refillMessages as say } from "../../texts/shopper-refill.ts";
import { showRefillPage } from "./refill-page.server.ts";
import { submitRefill } from "./submit-refill.server.ts";
import type { Route } from "./+types/refill-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const shown = await showRefillPage(ctx, params.planId, readCartToken(request, env.appUrl));
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...shown, flash: flash ?? null }, { headers });
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitRefill(context.get(requestContext), request, params.planId);

export default function RefillPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { title, flash, kind, mayAnswer } = shown;
  const urgencies = actionData?.urgencies ?? shown.answered?.urgencies ?? [];
  const hasErrors = actionData && Object.keys(actionData.errors).length > 0;
  const isBeside = hasErrors && (actionData.intent === "pause" ? kind !== "paused" : mayAnswer);
  return (
    <Section lead={say.lead} spacing="snug" title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {actionData && !isBeside && <Notice tone="error">{actionData.message}</Notice>}
        <UrgentHelp urgencies={urgencies} />
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <RefillParts answer={actionData} shown={shown} />
          </div>
          {kind !== "paused" && (
            <RefillActs
              answer={actionData?.intent === "pause" ? actionData : undefined}
              pauseFrom={shown.pauseFrom}
              pauseTo={shown.pauseTo}
              skip={shown.skip}
              version={shown.version}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
