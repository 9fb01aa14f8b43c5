import { data, Form, href, useNavigation } from "react-router";
import { formFields } from "#app/lib/form-field.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { createBatch } from "../../commands/create-batch.server.ts";
import { batchForm } from "../../input.ts";
import { batchMessages as say } from "../../texts/staff-batch.ts";
import { discountAdminMessages as words } from "../../texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormFields } from "#app/ui/form-fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import type { Route } from "./+types/batch-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

// A batch consists of single-use savings. A free gift is one code for everyone.
const { free_gift: _, ...types } = words.fields.type.words;
const batchTexts = { ...words.fields, type: { label: words.fields.type.label, words: types } };

const fields = [
  ...formFields(say.fields, {
    name: { required: true, max: 60 },
    prefix: { input: "code", max: 16, half: true },
    count: { required: true, input: "count", max: 4, half: true },
  }),
  ...formFields(batchTexts, {
    type: { half: true },
    value: { required: true, input: "money", half: true },
    minimum_amount: { input: "money", half: true },
    ends_at: { input: "moment", half: true },
  }),
];
const blank = { count: "100", type: "percentage" };

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const values = await readFormTexts(request);
  const form = parseForm(batchForm, values);
  if (!form.ok) return data({ values, errors: form.errors, message: "" }, { status: 422 });
  const made = await createBatch(served.ctx, form.value);
  if (made.ok) {
    const list = `${href("/admin/discounts")}?${new URLSearchParams({ q: made.value.name })}`;
    return redirectWithFlash(served, list, say.made(made.value.made, made.value.name));
  }
  return made.reason === "taken"
    ? data({ values, errors: { name: say.taken }, message: "" }, { status: 422 })
    : data({ values, errors: {}, message: words.errors.forbidden }, { status: 403 });
}

export default function BatchPage({ actionData }: Route.ComponentProps) {
  const { errors = {}, values = blank, message } = actionData ?? {};
  const pending = useNavigation().state === "submitting";
  return (
    <>
      <BackLink to={href("/admin/discounts")}>{words.back}</BackLink>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <Form className="grid max-w-form gap-6" method="post" noValidate>
        {message && <Notice title={message} tone="error" />}
        <ErrorSummary errors={errors} title={words.check} />
        <FormFields errors={errors} fields={fields} values={values} />
        <div>
          <Button pending={pending}>{say.make}</Button>
        </div>
      </Form>
    </>
  );
}
