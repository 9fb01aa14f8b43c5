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
import { createCampaign } from "../../commands/create-campaign.server.ts";
import { newCampaignForm } from "../../input.ts";
import { LONGEST_NAME, LONGEST_SUBJECT } from "../../rules/campaign-terms.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";
import type { Route } from "./+types/new-campaign-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.newTitle, matches)];

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(newCampaignForm, await readFormTexts(request));
  if (!form.ok) return data({ ...form, message: "" }, { status: 422 });
  const made = await createCampaign(served.ctx, form.value);
  if (made.ok) {
    const { id: campaignId, name } = made.value;
    const to = href("/admin/email/campaigns/:campaignId/edit", { campaignId });
    return redirectWithFlash(served, to, say.created(name));
  }
  const values: Record<string, string> = {};
  const message = `${say.errors.saveFailed}. ${say.errors.forbidden}`;
  return data({ errors: values, values, message }, { status: 403 });
}

export default function NewCampaignPage({ actionData }: Route.ComponentProps) {
  const { errors = {}, values = {}, message = "" } = actionData ?? {};
  const pending = useNavigation().state === "submitting";
  const { name, subject } = say.fields;
  return (
    <RecordPage
      back={{ to: href("/admin/email/campaigns"), label: say.back }}
      lead={say.newLead}
      notices={message && <Notice title={message} tone="error" />}
      title={say.newTitle}
    >
      <Form className="grid max-w-form justify-items-start gap-5" method="post" noValidate>
        <ErrorSummary errors={errors} title={say.check} />
        <Field
          className="w-full"
          error={errors["name"]}
          hint={name.hint}
          label={name.label}
          name="name"
        >
          <Input defaultValue={values["name"]} maxLength={LONGEST_NAME} required />
        </Field>
        <Field
          className="w-full"
          error={errors["subject"]}
          hint={subject.hint}
          label={subject.label}
          name="subject"
        >
          <Input defaultValue={values["subject"]} maxLength={LONGEST_SUBJECT} required />
        </Field>
        <Button pending={pending}>{say.create}</Button>
      </Form>
    </RecordPage>
  );
}
