import { data, Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { suppressAddress } from "../../commands/suppress-address.server.ts";
import { suppressForm } from "../../input.ts";
import { suppressionMessages as say } from "../../texts/staff-suppressions.ts";
import type { Route } from "./+types/new-suppression-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.addTitle, matches)];

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(suppressForm, await readFormTexts(request));
  if (!form.ok) return data({ ...form, message: "" }, { status: 422 });
  const done = await suppressAddress(served.ctx, form.value);
  if (done.ok) return redirectWithFlash(served, href("/admin/email/suppressions"), say.added);
  const values: Record<string, string> = {};
  return data({ errors: values, values, message: say.errors.forbidden }, { status: 403 });
}

export default function NewSuppressionPage({ actionData }: Route.ComponentProps) {
  const { errors = {}, values = {}, message = "" } = actionData ?? {};
  const pending = useNavigation().state === "submitting";
  return (
    <RecordPage
      back={{ to: href("/admin/email/suppressions"), label: say.back }}
      lead={say.addLead}
      notices={message && <Notice title={message} tone="error" />}
      title={say.addTitle}
    >
      <Form className="grid max-w-form justify-items-start gap-5" method="post" noValidate>
        <ErrorSummary errors={errors} title={say.check} />
        <Field className="w-full" error={errors["email"]} label={say.email} name="email">
          <Input autoComplete="off" defaultValue={values["email"]} maxLength={254} type="email" />
        </Field>
        <Field className="w-full" error={errors["why"]} label={say.why} name="why">
          <Input defaultValue={values["why"]} maxLength={300} />
        </Field>
        <Button pending={pending}>{say.addNow}</Button>
      </Form>
    </RecordPage>
  );
}
