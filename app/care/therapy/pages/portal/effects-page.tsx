import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { shopDay } from "#app/lib/dates.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { hasAgreed } from "../../queries/has-agreed.server.ts";
import { FeltForm } from "../../components/felt-form.tsx";
import { UrgentHelp } from "../../components/urgent-help.tsx";
import { feltMessages as say } from "../../texts/shopper-dose.ts";
import { glanceMessages } from "../../texts/shopper-today.ts";
import { ownEffects } from "./own-effects.server.ts";
import { submitEffects } from "./effects-page.server.ts";
import type { Route } from "./+types/effects-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(glanceMessages.felt.title, matches),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { db, now, ids } = ctx;
  const { userId } = signedIn(ctx);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const agreed = await hasAgreed(ctx, userId);
  const notes = agreed ? await ownEffects(db, userId) : [];
  const shown = { agreed, notes, today: shopDay(now), key: ids.newId(), flash: flash ?? null };
  return data(shown, { headers });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitEffects(context.get(requestContext), request);

export default function EffectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { agreed, notes, today, key, flash } = loaderData;
  return (
    <Section lead={say.lead} spacing="snug" title={glanceMessages.felt.title}>
      <div className="grid gap-6">
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        {actionData && <UrgentHelp urgencies={actionData.urgencies} />}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        <Notice announced={false} tone="warning">
          {glanceMessages.felt.always}
        </Notice>
        {agreed ? (
          <FeltForm answer={actionData} id={key} today={today} />
        ) : (
          <div className="grid justify-items-start gap-3">
            <p className="measure">{say.agreeFirst}</p>
            <LinkButton to={href("/portal/therapy")}>{glanceMessages.beginAct}</LinkButton>
          </div>
        )}
        {notes.length > 0 && (
          <section className="grid gap-3 border-t border-line pt-6">
            <h3 className="text-xl">{say.notes}</h3>
            <ul className="grid gap-3">
              {notes.map(({ id, day, felt, remove }) => (
                <li className="flex flex-wrap items-baseline justify-between gap-3" key={id}>
                  <span>
                    <span className="font-semibold">{day}</span>: {felt.join(", ")}
                  </span>
                  <IntentForm intent="remove">
                    <input name="id" type="hidden" value={id} />
                    <IntentButton aria-label={remove} size="compact" variant="secondary">
                      {say.remove}
                    </IntentButton>
                  </IntentForm>
                </li>
              ))}
            </ul>
            <p className="measure text-ink-soft">{say.care}</p>
          </section>
        )}
      </div>
    </Section>
  );
}
