import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { DoseForm } from "./dose-form.tsx";
import { doseMessages as say } from "../../texts/shopper-dose.ts";
import { showEditDose } from "./edit-dose-page.server.ts";
import { submitEditDose } from "./submit-edit-dose.server.ts";
import type { Route } from "./+types/edit-dose-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showEditDose(context.get(requestContext).ctx, params.doseId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitEditDose(context.get(requestContext), request, params.doseId);

export default function EditDosePage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, title, version, values } = loaderData;
  const sent = useNavigation().formData?.get("intent");
  const failed = actionData && Object.keys(actionData.errors).length === 0;
  return (
    <Section className="max-w-[42rem]" spacing="snug" title={title}>
      <div className="grid gap-6">
        {failed && <Notice tone="error">{actionData.message}</Notice>}
        {shown.ended && <p className="measure text-ink-soft">{shown.ended}</p>}
        <DoseForm
          answer={actionData}
          intent="save"
          save={say.saveEdit}
          shown={shown}
          values={values}
        >
          <input name="version" type="hidden" value={version} />
        </DoseForm>
        <details className="border-t border-line pt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {say.remove}
          </summary>
          <Form className="pt-2" method="post">
            <input name="version" type="hidden" value={version} />
            <Button name="intent" pending={sent === "remove"} value="remove" variant="secondary">
              {say.removeSure}
            </Button>
          </Form>
        </details>
        <p>
          <TextLink to={href("/portal/therapy/log")}>{say.backToLog}</TextLink>
        </p>
      </div>
    </Section>
  );
}
