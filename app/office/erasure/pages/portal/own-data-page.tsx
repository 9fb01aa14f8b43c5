import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { ErasureSection } from "./erasure-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { showOwnData } from "./own-data-page.server.ts";
import { submitOwnData } from "./submit-own-data.server.ts";
import { ownDataMessages as say } from "./texts.ts";
import type { Route } from "./+types/own-data-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...(await showOwnData(ctx)), flash: flash ?? null }, { headers });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitOwnData(context.get(requestContext), request);

export default function OwnDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { consents, views, kinds, erasure, flash } = loaderData;
  return (
    <div className="py-6">
      {flash && !actionData && <Notice tone={flash.tone}>{flash.text}</Notice>}
      {actionData && <Notice tone="error">{actionData.message ?? actionData.wordError}</Notice>}
      <h2 className="mt-2 text-2xl">{say.title}</h2>
      <p className="measure text-ink-soft">{say.lead}</p>
      <Section spacing="snug" title={say.consents}>
        <ConsentList consents={consents} />
      </Section>
      <Section lead={say.viewsLead} spacing="snug" title={say.views}>
        {views.length === 0 ? (
          <p className="text-ink-soft">{say.noViews}</p>
        ) : (
          <ul className="grid gap-2">
            {views.map(({ key, when, text }) => (
              <li className="flex flex-wrap gap-x-4" key={key}>
                <span className="figures text-ink-soft">{when}</span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section lead={say.downloadLead} spacing="snug" title={say.download}>
        <DownloadForms kinds={kinds} />
      </Section>
      <ErasureSection erasure={erasure} error={actionData?.wordError} />
    </div>
  );
}

type Consents = Awaited<ReturnType<typeof showOwnData>>["consents"];

/** The ledger of consents: the text, the date and the way, and what a withdrawal changes. */
function ConsentList({ consents }: { consents: Consents }) {
  if (consents.length === 0) return <p className="text-ink-soft">{say.noConsents}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
      {consents.map((consent) => (
        <Card as="li" className="grid content-start gap-2" key={consent.id}>
          <h3 className="font-text font-semibold">{consent.title}</h3>
          <p className="text-sm text-ink-soft">{consent.text}</p>
          {consent.wording && <p className="wrap-anywhere">{consent.wording}</p>}
          <p className="text-sm text-ink-soft">{consent.given}</p>
          {consent.withdrawn && <p className="text-sm text-ink-soft">{consent.withdrawn}</p>}
          {consent.follows && <p className="text-sm">{consent.follows}</p>}
          {consent.mayWithdraw && (
            <IntentForm intent="withdraw-news">
              <IntentButton size="compact" variant="secondary">
                {say.withdraw}
              </IntentButton>
            </IntentForm>
          )}
        </Card>
      ))}
    </ul>
  );
}

type DownloadFormsProps = { kinds: readonly { name: string; title: string }[] };

/** These are plain HTML forms because the response is a file that the browser saves. */
function DownloadForms({ kinds }: DownloadFormsProps) {
  const action = href("/portal/your-data/download");
  return (
    <div className="grid max-w-form gap-8">
      <form action={action} className="grid justify-items-start gap-3" method="post">
        <p>{say.allLead}</p>
        <Button>{say.all}</Button>
      </form>
      <form action={action} className="grid gap-3" method="post">
        <Field hint={say.kindHint} label={say.kind} name="kind">
          <Select>
            {kinds.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button variant="secondary">{say.one}</Button>
        </div>
      </form>
    </div>
  );
}
