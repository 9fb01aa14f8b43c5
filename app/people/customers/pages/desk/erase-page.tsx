import { href } from "react-router";
import { isErasedAddress } from "#app/lib/erased-address.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { nameOf, nameWithEmail } from "../../rules/customer-name.ts";
import { findCustomer } from "../../queries/customer.server.ts";
import { openErasureOf } from "#app/office/erasure/queries/open-erasure.server.ts";
import { staffErasure as say } from "#app/office/erasure/texts/staff.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { ErasureNotice } from "./erasure-notice.tsx";
import { blockersOf, showErasure } from "./show-erasure.server.ts";
import { submitErase } from "./erase-page.server.ts";
import type { Route } from "./+types/erase-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData && say.title(loaderData.title), matches),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const customer = orNotFound(await findCustomer(ctx.db, params.customerId));
  const { id, email, userId } = customer;
  const open = await openErasureOf(ctx.db, id);
  const name = nameOf(customer);
  const blockers = await blockersOf(ctx, id);
  return {
    id,
    name,
    title: nameWithEmail({ name, email }),
    erasure: await showErasure(ctx, id),
    mayStop: open?.askedBy === "staff",
    mayAsk: !open && userId === null && !isErasedAddress(email) && blockers.length === 0,
    hasAccount: userId !== null,
    blockers,
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitErase(context.get(requestContext), request, params.customerId);

export default function ErasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, erasure, mayStop, mayAsk, hasAccount, blockers } = loaderData;
  return (
    <RecordPage
      back={{
        to: href("/admin/customers/:customerId", { customerId: id }),
        label: say.back(name),
      }}
      lead={say.lead}
      notices={
        <>
          {actionData?.message && <Notice title={actionData.message} tone="error" />}
          <ErasureNotice erasure={erasure} />
          {hasAccount && <Notice announced={false} title={say.refusals.has_account} />}
          {!erasure && !hasAccount && blockers.length > 0 && (
            <Notice announced={false} title={say.blocked(blockers)} tone="warning" />
          )}
        </>
      }
      title={<bdi className="wrap-anywhere">{say.title(name)}</bdi>}
    >
      {mayStop && (
        <IntentForm intent="stop">
          <IntentButton variant="secondary">{say.stop}</IntentButton>
        </IntentForm>
      )}
      {mayAsk && <AskForm refused={actionData} />}
    </RecordPage>
  );
}

type EraseFormErrors = { errors?: Record<string, string>; reason?: string } | undefined;

function AskForm({ refused }: { refused: EraseFormErrors }) {
  return (
    <IntentForm className="grid max-w-prose gap-5" intent="erase">
      <div className="grid gap-2">
        <h2 className="text-xl">{say.happens}</h2>
        <ul className="list-disc pl-5">
          {say.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
      <Field
        error={refused?.errors?.["reason"]}
        hint={say.reasonHint}
        label={say.reason}
        name="reason"
      >
        <Textarea defaultValue={refused?.reason} maxLength={300} rows={3} />
      </Field>
      <CheckboxField error={refused?.errors?.["proven"]} label={say.proven} name="proven" />
      <div>
        <IntentButton variant="danger">{say.button}</IntentButton>
      </div>
    </IntentForm>
  );
}
