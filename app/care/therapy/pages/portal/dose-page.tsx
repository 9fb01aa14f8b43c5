import { data, Form, href, useNavigate } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { useOfflineForm } from "#app/ui/offline/keep-pages.ts";
import type { DoseAnswer } from "./dose-form.tsx";
import { QueuedDose } from "../../components/queued-dose.tsx";
import { Drawings } from "../../components/drawing.tsx";
import { doseMessages as say } from "../../texts/shopper-dose.ts";
import { showDosePage, type ShownDosePage } from "./show-dose-page.server.ts";
import { submitDose } from "./dose-page.server.ts";
import type { Route } from "./+types/dose-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const shown = await showDosePage(ctx, params.planId);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const isPast = shown.ended !== undefined || url.searchParams.has("past");
  return data({ ...shown, isPast, flash: flash ?? null }, { headers });
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitDose(context.get(requestContext), request, params.planId);

/** Everything is filled in from the plan: one tap opens it, the other saves it. */
export default function DosePage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { isShown, isPast, flash } = shown;
  useOfflineForm(href("/portal/therapy/offline"));
  return (
    <Section className="max-w-[42rem]" spacing="snug" title={shown.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {!isShown && actionData && <Notice tone="error">{actionData.message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {shown.ended && <p className="measure text-ink-soft">{shown.ended}</p>}
        {isShown ? (
          <>
            {shown.dose && !isPast && <Drawings drawings={shown.drawings} planned={shown.dose} />}
            <NewDose answer={actionData} isPast={isPast} key={String(isPast)} shown={shown} />
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
                {say.show.again}
              </summary>
              <Steps />
            </details>
          </>
        ) : (
          <ShowOnce shown={shown} />
        )}
      </div>
    </Section>
  );
}

type NewDoseProps = { shown: ShownDosePage; isPast: boolean; answer: DoseAnswer | undefined };

function NewDose({ shown, isPast, answer }: NewDoseProps) {
  const { planId, product, key, today, amount, vialId, sites, owner, guard } = shown;
  const navigate = useNavigate();
  const open = (message: string | undefined) => {
    void navigate(href("/portal/therapy"), { state: { logged: message ?? true } });
  };
  const values = isPast
    ? { amount, takenOn: "", vialId: "", site: "" }
    : { amount, takenOn: today, vialId, site: sites[0]?.site ?? "" };
  return (
    <QueuedDose
      answer={answer}
      first={{ id: key, values }}
      guard={guard}
      onSaved={open}
      onSent={([sent]) => open(sent?.message)}
      owner={owner}
      plan={{ planId, product }}
      shown={shown}
    />
  );
}

function ShowOnce({ shown }: { shown: ShownDosePage }) {
  return (
    <>
      <h3 className="text-xl">{say.show.title}</h3>
      <p className="text-ink-soft">{say.show.lead}</p>
      <Steps />
      {shown.dose && <Drawings drawings={shown.drawings} planned={shown.dose} />}
      <Form method="post">
        <input name="version" type="hidden" value={shown.version} />
        <Button name="intent" value="seen">
          {say.show.seen}
        </Button>
      </Form>
    </>
  );
}

function Steps() {
  return (
    <ol className="measure grid list-decimal gap-2 pl-5">
      {say.show.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
