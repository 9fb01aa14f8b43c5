import { Form, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { NewSecret } from "#app/office/api/components/new-secret.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormFields } from "#app/ui/form-fields.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { ReceiverRules } from "../../components/receiver-rules.tsx";
import { webhookMessages as say } from "../../texts/staff.ts";
import { submitNew, type NewWebhookAnswer } from "./new-webhook-page.server.ts";
import { webhookFields } from "./webhook-fields.ts";
import type { Route } from "./+types/new-webhook-page.ts";

const LIST = href("/admin/settings/integrations/webhooks");

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.newTitle, matches)];

export const loader = ({ context }: Route.LoaderArgs) => ({
  formKey: context.get(requestContext).ctx.ids.newId(),
});

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitNew(context.get(requestContext), await readFormTexts(request));

export default function NewWebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { made, message, errors = {}, values = {} }: NewWebhookAnswer = actionData ?? {};
  return (
    <>
      <BackLink to={LIST}>{say.back}</BackLink>
      <PageTitle>{say.newTitle}</PageTitle>
      <div className="grid max-w-form gap-6">
        {message && <Notice title={message} tone="error" />}
        {made ? (
          <NewSecret
            done={{
              label: say.secretSaved,
              to: href("/admin/settings/integrations/webhooks/:webhookId", { webhookId: made.id }),
            }}
            label={say.secretLabel}
            secret={made.secret}
            text={say.secretText}
            title={say.secretTitle}
          />
        ) : (
          <Form className="grid justify-items-start gap-6" method="post" noValidate>
            <ErrorSummary errors={errors} title={say.check} />
            <input name="formKey" type="hidden" value={values["formKey"] ?? loaderData.formKey} />
            <div className="grid w-full gap-6">
              <FormFields errors={errors} fields={webhookFields} values={values} />
            </div>
            <IntentStep intent="create">{say.create}</IntentStep>
          </Form>
        )}
        <ReceiverRules />
      </div>
    </>
  );
}
