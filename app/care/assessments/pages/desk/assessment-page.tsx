import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AnswerList } from "#app/ui/answer-list.tsx";
import { answerRows } from "../../views/answers-in-words.ts";
import { RecordPage } from "#app/ui/record-page.tsx";
import { staffMessages as say } from "../../texts/staff.ts";
import { showAssessment, submitClinician } from "./assessment-page.server.ts";
import type { Route } from "./+types/assessment-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? `${say.one}, ${loaderData.taken}` : say.one, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showAssessment(context.get(requestContext), params.assessmentId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitClinician(context.get(requestContext), request, params.assessmentId);

export default function AssessmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, title, products, version, taken, clinicians, clinicianId } = loaderData;
  return (
    <RecordPage
      back={{ to: href("/admin/assessments"), label: say.back }}
      lead={`${say.takenOn(taken)}. ${say.recorded}`}
      notices={actionData && <Notice title={actionData.message} tone="error" />}
      side={
        <>
          <Card as="section" className="grid gap-2">
            <h2 className="text-xl">{say.result}</h2>
            <p className="font-semibold">{title}</p>
            <p>
              {say.products}: {products.length > 0 ? products.join(", ") : say.noProducts}
            </p>
            <p className="text-sm text-ink-soft">{say.version(version)}</p>
          </Card>
          {clinicians && <EntrustForm chosen={clinicianId} clinicians={clinicians} />}
        </>
      }
      title={say.one}
    >
      <section className="grid gap-3">
        <h2 className="text-xl">{say.answers}</h2>
        <p className="text-sm text-ink-soft">{say.typed}</p>
        <AnswerList rows={answerRows(answers)} />
      </section>
    </RecordPage>
  );
}

type EntrustFormProps = {
  clinicians: readonly { id: string; name: string }[];
  chosen: string | null;
};

/** Assigns the patient to a clinician, who may open the assessment from then on. */
function EntrustForm({ clinicians, chosen }: EntrustFormProps) {
  const pending = useNavigation().state === "submitting";
  return (
    <Card as="section">
      <Form className="grid gap-4" method="post">
        <Field hint={say.entrustHint} label={say.entrust} name="clinicianId">
          <Select defaultValue={chosen ?? ""}>
            <option value="">{say.entrustNobody}</option>
            {clinicians.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button pending={pending} variant="secondary">
            {say.entrustSave}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
