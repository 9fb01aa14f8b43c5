import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { purchaseMessages as words } from "../../texts/staff-orders.ts";
import { receiveMessages as say } from "../../texts/staff-receive.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { ArrivedFields } from "./arrived-fields.tsx";
import { showReceive, submitReceive } from "./receive.server.ts";
import type { Route } from "./+types/receive-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.title(loaderData.number) : words.receive, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showReceive(context.get(requestContext).ctx, params.orderId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitReceive(context.get(requestContext), await readFormTexts(request), params.orderId);

/** Reload after a refusal too, because a colleague may have received some of it. */
export const shouldRevalidate = () => true;

export default function ReceivePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id: orderId, number, reason, lines, costs, version } = loaderData;
  const { values = {}, errors = {}, message, asksForMore } = actionData ?? {};
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
        <Form className="grid max-w-3xl gap-6" method="post" noValidate>
          <input name="version" type="hidden" value={version} />
          <input
            name="deliveryId"
            type="hidden"
            value={values["deliveryId"] ?? loaderData.deliveryId}
          />
          {message && <Notice title={message} tone="error" />}
          <ErrorSummary errors={errors} title={say.check} />
          <ul className="grid gap-4" id="lines" tabIndex={-1}>
            {lines.map((line) => (
              <ArrivedFields
                errors={errors}
                key={line.id}
                line={line}
                values={actionData?.values}
              />
            ))}
          </ul>
          <p className="text-ink-soft">{say.twoLots}</p>
          {asksForMore && <CheckboxField label={say.allowMore} name="allowMore" />}
          <Field
            error={errors["note"]}
            hint={say.noteHint}
            label={say.note}
            name="note"
            note={say.optional}
          >
            <Input autoComplete="off" defaultValue={values["note"]} maxLength={300} />
          </Field>
          {costs.length > 0 && (
            <CheckboxField
              defaultChecked={values["setCosts"] === "on"}
              hint={costs.join(" · ")}
              label={say.setCosts}
              name="setCosts"
            />
          )}
          <div>
            <Button pending={pending}>{say.submit}</Button>
          </div>
        </Form>
      )}
    </>
  );
}
