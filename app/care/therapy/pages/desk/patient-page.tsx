import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import type { ShownCheckIn } from "../../views/show-check-in.ts";
import { WrittenList } from "../../components/written-list.tsx";
import { AfterFields } from "./after-fields.tsx";
import { InstructionForm } from "./instruction-form.tsx";
import { instructionMessages as say } from "../../texts/staff.ts";
import { showPatient } from "./patient-page.server.ts";
import { submitForPatient } from "./submit-instruction.server.ts";
import type { Route } from "./+types/patient-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

/** Each reading is recorded. A refused form shows the page again, which is a reading too. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const shown = await showPatient(ctx, params.customerId);
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...shown, flash: flash ?? null }, { headers });
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitForPatient(context.get(requestContext), request, params.customerId);

export default function PatientPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customerId, title, mayOpenRecord, visits, written, checkIns, flash } = loaderData;
  return (
    <RecordPage
      back={
        mayOpenRecord
          ? {
              to: href("/admin/customers/:customerId", { customerId }),
              label: say.backToCustomer,
            }
          : { to: href("/admin/consultations"), label: say.backToVisits }
      }
      lead={say.patientLead}
      notices={
        <>
          {actionData && <Notice title={actionData.message} tone="error" />}
          {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        </>
      }
      title={<span className="wrap-anywhere">{title}</span>}
    >
      <WrittenList written={written} />
      <SharedCheckIns checkIns={checkIns} />
      <Card as="section" className="grid gap-4">
        <h2 className="text-xl">{say.writeTitle}</h2>
        <p className="measure text-ink-soft">{say.lead}</p>
        <InstructionForm answer={actionData} shown={loaderData}>
          <AfterFields answer={actionData} today={loaderData.today} visits={visits} />
        </InstructionForm>
      </Card>
    </RecordPage>
  );
}

function SharedCheckIns({
  checkIns,
}: {
  checkIns: readonly (ShownCheckIn & { product: string })[];
}) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.checkIns}</h2>
      {checkIns.length === 0 && <p className="text-ink-soft">{say.noCheckIns}</p>}
      <ul className="grid gap-4">
        {checkIns.map(({ id, product, day, feeling, flags, changes, strength, outcome }) => (
          <li className="grid gap-1" key={id}>
            <p className="font-semibold">{say.checkInOf(product, day)}</p>
            <p>{[feeling, ...flags, ...changes].join(", ")}</p>
            <p className="text-sm text-ink-soft">
              {strength}. {outcome}.
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
