import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { LabelFiles } from "../../components/label-files.tsx";
import { LookedUpCodes } from "../../components/looked-up-codes.tsx";
import { MOST_CODES } from "../../rules/label-sheet.ts";
import { vialMessages as say } from "../../texts/staff.ts";
import { loadCodes } from "./load-codes.server.ts";
import { submitCodes } from "./submit-codes.server.ts";
import type { Route } from "./+types/codes-page.ts";

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
