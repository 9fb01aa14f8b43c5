import { data } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ConsentList } from "./consent-list.tsx";
import { ErasureSection } from "./erasure-section.tsx";
import { DownloadForms } from "./download-forms.tsx";
import { showOwnData } from "./show-own-data.server.ts";
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
