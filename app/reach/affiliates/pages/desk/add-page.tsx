import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { addAffiliate } from "../../commands/add-affiliate.server.ts";
import { addInput } from "../../input.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/add-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.add, matches)];

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const again = (status: number, errors: Record<string, string>) =>
    data({ errors, values: texts }, { status });
  const form = parseForm(addInput, texts);
  if (!form.ok) return again(422, form.errors);
  const added = await addAffiliate(served.ctx, form.value);
  if (!added.ok) {
    const field = added.reason === "no_purchase" ? "reason" : "email";
    const errors = { [field]: say.refusedAdd[added.reason] };
    return again(added.reason === "forbidden" ? 403 : 409, errors);
  }
  const { id: affiliateId } = added.value;
  const page = href("/admin/affiliates/people/:affiliateId", { affiliateId });
  return redirectWithFlash(served, page, say.added);
}

export default function AddPage({ actionData }: Route.ComponentProps) {
  const errors: Record<string, string | undefined> = actionData?.errors ?? {};
  const values: Record<string, string | undefined> = actionData?.values ?? {};
  return (
    <RecordPage
      back={{ to: href("/admin/affiliates/people"), label: say.back }}
      lead={say.addLead}
      notices={actionData && <Notice title={say.addFailed} tone="error" />}
      title={say.add}
    >
      <IntentForm className="grid max-w-form gap-4" intent="add">
        <ErrorSummary errors={errors} title={say.errors.check} />
        <Field error={errors["email"]} label={say.addEmail} name="email">
          <Input autoComplete="off" defaultValue={values["email"]} type="email" />
        </Field>
        <Field
          error={errors["reason"]}
          hint={say.addReasonHint}
          label={say.addReason}
          name="reason"
          note={say.optional}
        >
          <Textarea defaultValue={values["reason"]} maxLength={500} rows={3} />
        </Field>
        <div>
          <IntentButton>{say.add}</IntentButton>
        </div>
      </IntentForm>
    </RecordPage>
  );
}
