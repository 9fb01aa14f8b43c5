import { data, Form, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormFields } from "#app/ui/form-fields.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { createApiKey } from "../../commands/create-api-key.server.ts";
import { NewSecret } from "../../components/new-secret.tsx";
import { apiKeyForm } from "../../input.ts";
import { apiKeyMessages as say } from "../../texts/staff.ts";
import { formFields, type FormField } from "#app/lib/form-field.ts";
import { offeredScopes, SCOPES } from "../../queries/every-operation.server.ts";
import type { Route } from "./+types/new-key-page.ts";

const keyFields = formFields(say.fields, {
  name: { required: true, max: 80 },
  expires: { half: true },
});

type Scope = { name: string; label: string; hint: string; legend: string };

/** A box for each scope, by the noun that it is about. */
const boxesOf = (scopes: readonly Scope[]): FormField[] =>
  scopes.map(({ legend, ...scope }) => ({ ...scope, kind: "tick", group: { legend } }));

const LIST = href("/admin/settings/integrations/keys");

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.newTitle, matches)];

export const loader = ({ context }: Route.LoaderArgs) => ({
  formKey: context.get(requestContext).ctx.ids.newId(),
  scopes: offeredScopes(),
});

/** The key is in this answer and nowhere else, so there is no redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { intent: _, ...sent } = await readFormTexts(request);
  const form = parseForm(apiKeyForm(SCOPES), sent);
  if (!form.ok) return data({ errors: form.errors, values: form.values }, { status: 422 });
  const made = await createApiKey(ctx, form.value);
  if (made.ok) return data({ key: made.value.key });
  if (made.reason === "taken") {
    return data({ errors: { name: say.refused.taken }, values: sent }, { status: 422 });
  }
  const status = made.reason === "forbidden" ? 403 : 409;
  return data({ message: say.refused[made.reason], values: sent }, { status });
}

type Answer = {
  key?: string;
  message?: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
};

export default function NewKeyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, message, errors = {}, values = { expires: "90" } }: Answer = actionData ?? {};
  const own = { title: say.shownTitle, text: say.shownText, label: say.shownLabel };
  return (
    <>
      <BackLink to={LIST}>{say.back}</BackLink>
      <PageTitle>{say.newTitle}</PageTitle>
      <div className="grid max-w-form gap-6">
        {message && <Notice title={message} tone="error" />}
        {key ? (
          <NewSecret {...own} done={{ label: say.saved, to: LIST }} secret={key} />
        ) : (
          <Form className="grid justify-items-start gap-6" method="post" noValidate>
            <ErrorSummary errors={errors} title={say.check} />
            <input name="formKey" type="hidden" value={values["formKey"] ?? loaderData.formKey} />
            <div className="grid w-full gap-6">
              <FormFields
                errors={errors}
                fields={[...keyFields, ...boxesOf(loaderData.scopes)]}
                values={values}
              />
            </div>
            <IntentStep intent="create">{say.create}</IntentStep>
          </Form>
        )}
      </div>
    </>
  );
}
