import { Form, href, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { RecallProgress } from "../../components/recall-progress.tsx";
import { recallMessages as say } from "../../texts/staff.ts";
import { loadRecall, submitRecall } from "./recall-page.server.ts";
import type { Route } from "./+types/recall-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.title(loaderData.lotNumber) : say.lead, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadRecall(context.get(requestContext).ctx, params.lotId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitRecall(context.get(requestContext), params.lotId, await readFormTexts(request));

/** Revalidate after a rejected action too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export default function RecallPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lotId, lotNumber, productName, recall } = loaderData;
  return (
    <>
      <BackLink to={href("/admin/lots/:lotId", { lotId })}>{say.back(lotNumber)}</BackLink>
      <PageTitle lead={recall ? `${productName}. ${recall.since}` : `${productName}. ${say.lead}`}>
        <Unbroken>{recall ? say.title(lotNumber) : say.start(lotNumber)}</Unbroken>
      </PageTitle>
      <div className="grid gap-6">
        {actionData?.message && <Notice title={actionData.message} tone="error" />}
        {recall ? (
          <RecallProgress recall={recall} />
        ) : (
          <StartForm
            buyers={loaderData.buyers}
            consequences={loaderData.consequences}
            errors={actionData?.errors ?? {}}
            lotNumber={lotNumber}
            values={actionData?.values ?? {}}
          />
        )}
      </div>
    </>
  );
}

type StartFormProps = {
  lotNumber: string;
  buyers: number;
  consequences: readonly string[];
  errors: Texts;
  values: Texts;
};

/** A recall cannot be undone, so the form lists all its effects above the button. */
function StartForm({ lotNumber, buyers, consequences, errors, values }: StartFormProps) {
  const pending = useNavigation().formData?.get("intent") === "start";
  return (
    <Form className="grid max-w-form gap-6" method="post" noValidate>
      <ErrorSummary errors={errors} title={say.check} />
      <Field error={errors["reason"]} hint={say.reasonHint} label={say.reason} name="reason">
        <Input autoComplete="off" defaultValue={values["reason"]} maxLength={300} required />
      </Field>
      <Field error={errors["advice"]} hint={say.adviceHint} label={say.advice} name="advice">
        <Textarea defaultValue={values["advice"]} maxLength={2_000} required />
      </Field>
      <section aria-labelledby="will" className="grid gap-2">
        <h2 className="text-xl" id="will">
          {say.will}
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          {consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <div>
        <Button name="intent" pending={pending} value="start" variant="danger">
          {say.submit(lotNumber, buyers)}
        </Button>
      </div>
    </Form>
  );
}
