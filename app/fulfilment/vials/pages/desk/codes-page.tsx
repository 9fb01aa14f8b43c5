import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, TextAnchor } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";

import { LookedUpCodes } from "../../components/looked-up-codes.tsx";
import { MOST_CODES, LABELS_IN_FILE } from "../../rules/label-sheet.ts";
import { vialMessages as say } from "../../texts/staff.ts";
import { loadCodes, submitCodes } from "./codes-page.server.ts";
import type { Route } from "./+types/codes-page.ts";

/** Further labels are found by their first number. */
const MOST_LINKS = 12;

/** A lot's labels as files to print, several sheets each. */
function LabelFiles({ lotId, codes }: { lotId: string; codes: number }) {
  const file = href("/admin/lots/:lotId/vials/labels.pdf", { lotId });
  const starts = Array.from(
    { length: Math.ceil(codes / LABELS_IN_FILE) },
    (_, index) => index * LABELS_IN_FILE + 1,
  );
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.labels}</h2>
      <p className="measure text-ink-soft">{codes === 0 ? say.noCodes : say.labelsLead}</p>
      {starts.length > 0 && starts.length <= MOST_LINKS && (
        <ul className="flex flex-wrap gap-x-6">
          {starts.map((from) => (
            <li key={from}>
              <TextAnchor className="figures" href={`${file}?from=${from}`} target="_blank">
                {say.labelsOf(from, Math.min(codes, from + LABELS_IN_FILE - 1))}
              </TextAnchor>
            </li>
          ))}
        </ul>
      )}
      {starts.length > MOST_LINKS && (
        <form action={file} className="grid max-w-80 gap-4" method="get" noValidate target="_blank">
          <Field label={say.from} name="from">
            <Input defaultValue="1" inputMode="numeric" required />
          </Field>
          <div>
            <Button variant="secondary">{say.openPdf}</Button>
          </div>
        </form>
      )}
    </Card>
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.codesTitle(loaderData.lotNumber) : say.codes, matches),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(await loadCodes(context.get(requestContext).ctx, params.lotId));
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitCodes(request, context.get(requestContext), params.lotId);

/** Revalidate after a rejected action too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export default function CodesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lotId, lotNumber, product, codes, have, missing, lookedUp, mayWrite } = loaderData;
  const pending = useNavigation().state === "submitting";
  return (
    <RecordPage
      back={{ to: href("/admin/lots/:lotId", { lotId }), label: say.back(lotNumber) }}
      lead={product}
      notices={actionData?.message && <Notice title={actionData.message} tone="error" />}
      title={say.codesTitle(lotNumber)}
    >
      <Card as="section" className="grid gap-4">
        <h2 className="text-xl">{say.codes}</h2>
        <p className="measure text-ink-soft">{say.codesLead}</p>
        <p className="figures">
          {have} {missing === 0 && say.allMade}
        </p>
        {mayWrite && missing > 0 && (
          <Form className="grid max-w-80 gap-4" method="post" noValidate>
            <Field
              error={actionData?.errors?.["units"]}
              hint={say.unitsHint(MOST_CODES)}
              label={say.units}
              name="units"
            >
              <Input
                defaultValue={actionData?.values?.["units"] ?? missing}
                inputMode="numeric"
                required
              />
            </Field>
            <div>
              <Button pending={pending}>{say.make}</Button>
            </div>
          </Form>
        )}
      </Card>
      {mayWrite && <LabelFiles codes={codes} lotId={lotId} />}
      <LookedUpCodes codes={lookedUp} />
    </RecordPage>
  );
}
