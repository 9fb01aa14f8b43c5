import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { purchaseMessages as words } from "../../texts/staff-orders.ts";
import { sendMessages as say } from "../../texts/staff-send.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, TextAnchor } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { showLetter, submitLetter } from "./send-page.server.ts";
import type { Route } from "./+types/send-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.title(loaderData.number) : words.send, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showLetter(context.get(requestContext).ctx, params.orderId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitLetter(context.get(requestContext), await readFormTexts(request), {
    orderId: params.orderId,
    files: context.get(filesContext),
  });

export const shouldRevalidate = () => true;

export default function SendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id: orderId, number, reason, wasSent } = loaderData;
  const { errors = {}, message } = actionData ?? {};
  const typed: Record<string, string> = { ...loaderData.values, ...actionData?.values };
  const pending = useNavigation().state === "submitting";
  return (
    <>
      <BackLink to={href("/admin/purchase-orders/:orderId", { orderId })}>
        {say.back(number)}
      </BackLink>
      <PageTitle lead={say.lead}>
        <Unbroken>{say.title(number)}</Unbroken>
      </PageTitle>
      {reason !== "" ? (
        <Notice announced={false} title={reason} />
      ) : (
        <Form className="grid max-w-form gap-6" method="post" noValidate>
          <input name="version" type="hidden" value={loaderData.values.version} />
          <input name="formKey" type="hidden" value={typed["formKey"]} />
          {message && <Notice title={message} tone="error" />}
          {wasSent && <Notice announced={false} title={say.again} />}
          {typed["to"] === "" && <Notice announced={false} title={words.noEmail} tone="warning" />}
          <ErrorSummary errors={errors} title={words.check} />
          <Field error={errors["to"]} label={say.to} name="to">
            <Input
              autoComplete="off"
              defaultValue={typed["to"]}
              maxLength={254}
              required
              type="email"
            />
          </Field>
          <Field error={errors["subject"]} label={say.subject} name="subject">
            <Input autoComplete="off" defaultValue={typed["subject"]} maxLength={200} required />
          </Field>
          <Field error={errors["text"]} label={say.text} name="text">
            <Textarea defaultValue={typed["text"]} maxLength={5_000} required />
          </Field>
          <p>
            {say.attached}:{" "}
            <TextAnchor href={href("/admin/purchase-orders/:orderId/pdf", { orderId })}>
              {number}.pdf
            </TextAnchor>
          </p>
          <div>
            <Button pending={pending}>{say.send}</Button>
          </div>
        </Form>
      )}
    </>
  );
}
