import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { flashOfDocument } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import { OpenWellness } from "./open-wellness.tsx";
import { loadWellness } from "./load-wellness.server.ts";
import { submitWellness } from "./wellness-page.server.ts";
import { Locked } from "#app/care/dosing/components/locked.tsx";
import type { Route } from "./+types/wellness-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const page = await loadWellness(served, request, url);
  const { flash, headers } = flashOfDocument(request, served.env.appUrl);
  return data({ page, flash: flash ?? null }, { headers });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitWellness(context.get(requestContext), request);

export default function WellnessPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, flash } = loaderData;
  const answer = page.state === "open" && actionData?.intent === "add" ? actionData : undefined;
  // The consent form shows the message beside its checkbox, while it is still on the page.
  const isBesideField = page.state === "asks" && actionData?.errors["agreed"] !== undefined;
  return (
    <Section lead={say.lead} spacing="snug" title={say.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {actionData?.message && !answer && !isBesideField && (
          <Notice tone="error">{actionData.message}</Notice>
        )}
        {page.state === "open" && (
          <TextLink className="justify-self-start" to={href("/portal/timeline")}>
            {say.timeline}
          </TextLink>
        )}
        {page.state === "locked" && <Locked say={say} />}
        {page.state === "asks" && (
          <ConsentForm error={actionData?.errors["agreed"]} wording={page.wording} />
        )}
        {page.state === "open" && <OpenWellness answer={answer} page={page} />}
      </div>
    </Section>
  );
}

/** Asked before anything is stored, with what that would be. */
function ConsentForm({ wording, error }: { wording: string; error: string | undefined }) {
  return (
    <Card as="section" className="grid max-w-[42rem] gap-4" padding="roomy">
      <h3 className="text-xl">{say.consent}</h3>
      <p>{say.consentLead}</p>
      <ul className="grid list-disc gap-2 pl-5">
        {say.consentPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <IntentForm className="grid gap-4" intent="agree">
        <CheckboxField error={error} label={wording} name="agreed" />
        <div>
          <IntentButton>{say.agree}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}
