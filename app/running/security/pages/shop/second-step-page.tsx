import { Form, href, redirect, useNavigation } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { AccountFrame } from "#app/people/customers/components/account-frame.tsx";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { CodeField } from "../../components/app-card.tsx";
import { PasskeyForm } from "../../components/passkey-form.tsx";
import { countFactors, countRecoveryCodes } from "../../queries/factors.server.ts";
import { openSecondStep } from "../../queries/second-step.server.ts";
import { securityMessages as say } from "../../texts/shopper.ts";
import { proofMessages } from "../../texts/shopper-proof.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { submitSecondStep } from "./second-step-page.server.ts";
import type { Route } from "./+types/second-step-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(proofMessages.stepTitle, matches);

/** Passes on the `Retry-After` header of a refused form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const next = safeNext(url.searchParams.get("next"));
  if (ctx.actor.kind === "user") throw redirect(next ?? href("/portal"));
  const step = await openSecondStep(ctx, request.headers, env.appUrl);
  if (!step)
    throw redirectWithFlash({ env }, href("/auth"), { tone: "info", text: proofMessages.stepOver });
  const [{ apps, passkeys }, codes] = await Promise.all([
    countFactors(ctx.db, step.userId),
    countRecoveryCodes(ctx.db, step.userId),
  ]);
  const has = { hasApp: apps > 0, hasPasskey: passkeys > 0, hasCodes: codes > 0 };
  return { email: step.email, next: next ?? "", ...has };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitSecondStep(context.get(requestContext), request);

export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, next, hasApp, hasPasskey, hasCodes } = loaderData;
  const isRecovery = actionData?.values["with"] === "recovery";
  const errorOf = (kind: string) =>
    actionData?.values["with"] === kind ? actionData.errors["code"] : undefined;
  const message = actionData?.errors["code"] ? undefined : actionData?.message;
  return (
    <AccountFrame
      lead={hasApp ? proofMessages.stepLead(email) : proofMessages.stepPasskeyLead(email)}
      links={[{ to: href("/auth"), label: proofMessages.startAgain }]}
      title={hasApp ? proofMessages.stepTitle : proofMessages.stepPasskeyTitle}
    >
      <div className="grid gap-5">
        {message && <Notice tone="error">{message}</Notice>}
        {hasApp && <AppForm error={errorOf("app")} next={next} />}
        {hasPasskey && (
          <PasskeyForm
            action={href("/auth")}
            label={proofMessages.passkeyProve}
            next={next}
            variant={hasApp ? "secondary" : "primary"}
          />
        )}
        {hasCodes && <RecoveryForm error={errorOf("recovery")} next={next} open={isRecovery} />}
        {!hasApp && (
          <Notice announced={false} className="hidden noscript:flex" tone="warning">
            {say.passkeyScript}
          </Notice>
        )}
      </div>
    </AccountFrame>
  );
}

type CodeFormProps = { next: string; error: string | undefined };

function AppForm({ next, error }: CodeFormProps) {
  const sent = useNavigation().formData?.get("with");
  return (
    <Form className="grid gap-5" method="post" noValidate>
      <input name="next" type="hidden" value={next} />
      <input name="with" type="hidden" value="app" />
      <CodeField error={error} />
      <Button pending={sent === "app"} wide>
        {proofMessages.stepGo}
      </Button>
    </Form>
  );
}

/** A recovery code, for users who lost the phone or the passkey. */
function RecoveryForm({ next, error, open }: CodeFormProps & { open: boolean }) {
  const sent = useNavigation().formData?.get("with");
  return (
    <details open={open}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {proofMessages.stepRecovery}
      </summary>
      <Form className="grid gap-5 pt-3" method="post" noValidate>
        <input name="next" type="hidden" value={next} />
        <input name="with" type="hidden" value="recovery" />
        <Field
          error={error}
          hint={proofMessages.stepRecoveryLead}
          id="recovery-code"
          label={proofMessages.recoveryCode}
          name="code"
        >
          <Input
            autoCapitalize="characters"
            autoComplete="off"
            className="figures"
            maxLength={20}
            required
            spellCheck={false}
          />
        </Field>
        <Button pending={sent === "recovery"} variant="secondary" wide>
          {proofMessages.stepGo}
        </Button>
      </Form>
    </details>
  );
}
