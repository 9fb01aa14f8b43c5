import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordForm } from "#app/running/audit/components/record-form.tsx";
import { automationForm } from "#app/running/automations/pages/desk/automation-form.server.ts";
import { StepPicture } from "#app/running/automations/components/step-picture.tsx";
import { automationMessages as say } from "#app/running/automations/texts/staff.ts";
import { may } from "#app/platform/access/may.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { loadAutomation } from "./automation-page.server.ts";
import type { Route } from "./+types/automation-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.form.title, matches),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const form = await automationForm.load(ctx, params.automation);
  const own = await loadAutomation(ctx, params.automation);
  return { form, own, mayWord: may(ctx.actor, "mails:write") };
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  automationForm.submit(
    context.get(requestContext),
    await readFormTexts(request),
    params.automation,
  );

type AutomationView = NonNullable<Route.ComponentProps["loaderData"]["own"]>;

export default function AutomationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, own, mayWord } = loaderData;
  return (
    <RecordForm {...form} answer={actionData}>
      {own && (
        <>
          <Facts mayWord={mayWord} own={own} />
          <Picture own={own} />
          {own.reasons && <Reasons reasons={own.reasons} />}
        </>
      )}
    </RecordForm>
  );
}

function Facts({ own, mayWord }: { own: AutomationView; mayWord: boolean }) {
  const { kind, name } = own.mail;
  return (
    <dl className="grid max-w-form gap-4">
      <div>
        <dt className="font-semibold">{say.facts.reach}</dt>
        <dd className="measure">{own.reach}</dd>
      </div>
      <div>
        <dt className="font-semibold">{say.facts.exits}</dt>
        <dd className="measure">{own.exits}</dd>
      </div>
      {mayWord && (
        <div>
          <dt className="font-semibold">{say.facts.words}</dt>
          <dd>
            <TextLink tight to={href("/admin/email/templates/:kind", { kind })}>
              {say.wordsOf(name)}
            </TextLink>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Picture({ own }: { own: AutomationView }) {
  return (
    <section>
      <h2 className="font-text text-lg font-semibold">{say.picture.title}</h2>
      <p className="mb-4 text-sm text-ink-soft">
        {!own.isOn && `${say.picture.off} `}
        {say.picture.lead(own.days)}
      </p>
      <StepPicture steps={own.steps} />
    </section>
  );
}

function Reasons({ reasons }: { reasons: NonNullable<AutomationView["reasons"]> }) {
  return (
    <section className="max-w-form">
      <h2 className="mb-2 font-text text-lg font-semibold">{say.why.title}</h2>
      {reasons.length === 0 ? (
        <p className="text-ink-soft">{say.why.none}</p>
      ) : (
        <Table caption={say.why.title} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{say.why.reason}</Th>
              <Th numeric>{say.why.count}</Th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ reason, count }) => (
              <tr key={reason}>
                <Td>{reason}</Td>
                <Td numeric>{count}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
