import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
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
      <h2 className="mt-2 text-xl">{say.title}</h2>
      <p className="measure mt-2 text-lg text-ink-soft">{say.lead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-2 lg:items-start">
        <Section spacing="snug" title={say.consents}>
          <ConsentList consents={consents} />
        </Section>
        <Section lead={say.viewsLead} spacing="snug" title={say.views}>
          {views.length === 0 ? (
            <p className="text-ink-soft">{say.noViews}</p>
          ) : (
            <ViewList views={views} />
          )}
        </Section>
        <Section lead={say.downloadLead} spacing="snug" title={say.download}>
          <DownloadForms kinds={kinds} />
        </Section>
        <ErasureSection erasure={erasure} error={actionData?.wordError} />
      </div>
    </div>
  );
}

type OwnData = Awaited<ReturnType<typeof showOwnData>>;
type Consents = OwnData["consents"];

/** What was agreed to, each with its latest consent; the others open below. */
function ConsentList({ consents }: { consents: Consents }) {
  if (consents.length === 0) return <p className="text-ink-soft">{say.noConsents}</p>;
  return (
    <ul className="max-w-form divide-y divide-line rounded-card border border-line bg-surface">
      {consents.map(({ purpose, title, latest, all }) => (
        <li key={purpose}>
          <details>
            <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-4 px-5 py-3 -outline-offset-2">
              <span className="grid min-w-0">
                <span className="font-semibold">{title}</span>{" "}
                <span className="text-sm text-ink-soft">{latest}</span>
              </span>
              <span className="shrink-0 underline underline-offset-4">
                {say.showAll(all.length)}
              </span>
            </summary>
            <ul className="divide-y divide-line border-t border-line px-5">
              {all.map((consent) => (
                <ConsentRow consent={consent} key={consent.id} />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** The text, the date and the way, and what a withdrawal changes. */
function ConsentRow({ consent }: { consent: Consents[number]["all"][number] }) {
  const { given, text, wording, withdrawn, follows, mayWithdraw } = consent;
  return (
    <li className="grid justify-items-start gap-1 py-3">
      <p>{given}</p>
      {withdrawn && <p>{withdrawn}</p>}
      <p className="text-sm text-ink-soft">{text}</p>
      {wording && <p className="text-sm wrap-anywhere text-ink-soft">{wording}</p>}
      {follows && <p className="text-sm">{follows}</p>}
      {mayWithdraw && (
        <IntentForm intent="withdraw-news">
          <IntentButton size="compact" variant="secondary">
            {say.withdraw}
          </IntentButton>
        </IntentForm>
      )}
    </li>
  );
}

const FIRST_VIEWS = 3;

function ViewList({ views }: Pick<OwnData, "views">) {
  const rest = views.slice(FIRST_VIEWS);
  return (
    <>
      <Views views={views.slice(0, FIRST_VIEWS)} />
      {rest.length > 0 && (
        <details>
          <summary className={FOLD}>{say.showAll(views.length)}</summary>
          <Views views={rest} />
        </details>
      )}
    </>
  );
}

function Views({ views }: Pick<OwnData, "views">) {
  return (
    <ul className="grid gap-2">
      {views.map(({ key, when, text }) => (
        <li className="flex flex-wrap gap-x-4" key={key}>
          <span className="figures text-ink-soft">{when}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const FOLD = "min-h-11 cursor-pointer py-2.5 text-accent underline";

type DownloadFormsProps = { kinds: readonly { name: string; title: string }[] };

/** These are plain HTML forms because the response is a file that the browser saves. */
function DownloadForms({ kinds }: DownloadFormsProps) {
  const action = href("/portal/your-data/download");
  return (
    <div className="grid max-w-form gap-2">
      <form action={action} method="post">
        <Button>{say.all}</Button>
      </form>
      <details>
        <summary className={FOLD}>{say.onePart}</summary>
        <form action={action} className="grid gap-3 py-2" method="post">
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
      </details>
    </div>
  );
}
