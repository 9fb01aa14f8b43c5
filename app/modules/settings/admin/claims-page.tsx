import { data, redirect } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { ClaimsForm } from "../components/claims-form.tsx";
import { loadSettings } from "../queries.server.ts";
import { CLAIM_NAMES } from "../rules/claim-settings.ts";
import { claimState, contradicts, readClaims } from "../rules/claims.ts";
import type { Claim } from "../rules/claims.ts";
import { claimsMessages as say } from "./messages.ts";
import { submitClaims } from "./submit-claims.server.ts";
import type { Route } from "./+types/claims-page.ts";

export const meta: Route.MetaFunction = () => [{ title: `${say.title} · Project: Me` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const claims = readClaims(await loadSettings(ctx.db));
  const today = shopDay(ctx.now);
  return {
    claims: CLAIM_NAMES.map((name) => ({
      name,
      state: claimState(claims[name], today),
      ...claims[name],
    })),
    contradiction: contradicts(claims)
      ? say.contradiction(sentence(claims.stories), sentence(claims.lives))
      : undefined,
    today,
    mayWrite: may(ctx.actor, "settings:write"),
  };
}

const sentence = ({ figure, text }: Claim) => `${figure} ${text}`.trim();

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const values = await readFormTexts(request);
  const saved = await submitClaims(ctx, values);
  if (!saved.ok) return data({ errors: saved.errors, values }, { status: 422 });
  return redirect("/admin/settings/claims", {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text: say.saved }) },
  });
}

export default function ClaimsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { claims, contradiction, today, mayWrite } = loaderData;
  const unproven = claims.filter(({ state }) => state === "unproven").length;
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid gap-3">
        {!mayWrite && <Notice announced={false}>{say.readOnly}</Notice>}
        {unproven > 0 && (
          <Notice announced={false} title={say.unproven(unproven)} tone="warning">
            {say.unprovenText}
          </Notice>
        )}
        {contradiction && (
          <Notice announced={false} title={contradiction} tone="warning">
            {say.contradictionText}
          </Notice>
        )}
      </div>
      <ClaimsForm claims={claims} failure={actionData} mayWrite={mayWrite} today={today} />
      <p className="measure text-sm text-ink-soft">{say.rating}</p>
    </div>
  );
}
