import { data } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { openEmailChange } from "../../queries/email-change.server.ts";
import { waitsFor } from "../../rules/email-change.ts";
import { emailMessages as say } from "../../texts/shopper-email.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { submitEmail } from "./email-page.server.ts";
import type { Route } from "./+types/email-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

/** Passes on the `Retry-After` header of a refused form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { userId, email } = signedIn(ctx);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const open = await openEmailChange(ctx.db, userId, ctx.now);
  const waiting = open && {
    title: say.waiting(open.newEmail),
    text: `${say.waitsFor[waitsFor(open) ?? "both"]} ${formatDateTime(open.expiresAt)}.`,
  };
  const shown = { email, waiting: waiting ?? null, flash: flash ?? null };
  return data(shown, { headers });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitEmail(context.get(requestContext), request);

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, waiting, flash } = loaderData;
  return (
    <Card as="section" className="my-4 grid max-w-form gap-5" padding="roomy">
      {flash && !actionData && <Notice tone={flash.tone}>{flash.text}</Notice>}
      {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
      <div className="grid gap-2">
        <h2 className="text-xl">{say.title}</h2>
        <p className="text-ink-soft">{say.lead}</p>
      </div>
      {waiting && (
        <Notice
          action={
            <IntentForm intent="stop">
              <IntentButton size="compact" variant="secondary">
                {say.stop}
              </IntentButton>
            </IntentForm>
          }
          announced={false}
          title={waiting.title}
        >
          {waiting.text}
        </Notice>
      )}
      <p>
        {say.now}: <strong className="wrap-anywhere">{email}</strong>
      </p>
      <IntentForm className="grid gap-5" intent="ask">
        <Field error={actionData?.errors?.["email"]} hint={say.hint} label={say.next} name="email">
          <Input
            autoCapitalize="none"
            autoComplete="off"
            defaultValue={actionData?.values?.["email"]}
            inputMode="email"
            maxLength={254}
            spellCheck={false}
            type="email"
          />
        </Field>
        <div>
          <IntentButton>{say.ask}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}
