import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { staffOrderMessages as say } from "../../texts/staff-order.ts";
import { loadNewOrder } from "./load-new-order.server.ts";
import { NewOrderForm } from "./new-order-form.tsx";
import { submitNewOrder } from "./new-order-page.server.ts";
import type { Route } from "./+types/new-order-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

/** Keeps the form's key after an answer to it. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== "POST";

export function loader({ url, context }: Route.LoaderArgs) {
  const [gateway] = context.get(gatewaysContext).enabled();
  const customerId = url.searchParams.get("customer") ?? "";
  return loadNewOrder(context.get(requestContext), gateway, customerId);
}

export async function action({ request, context }: Route.ActionArgs) {
  const [gateway] = context.get(gatewaysContext).enabled();
  return submitNewOrder(context.get(requestContext), gateway, await readFormTexts(request));
}

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { methods, provinces } = loaderData;
  return (
    <RecordPage
      back={{ to: href("/admin/orders"), label: say.back }}
      lead={say.lead}
      notices={
        <>
          {actionData && actionData.message !== "" && (
            <Notice title={actionData.message} tone="error" />
          )}
          {methods.length === 0 && <Notice tone="warning">{say.closed}</Notice>}
        </>
      }
      title={say.title}
    >
      <NewOrderForm
        errors={actionData?.errors ?? {}}
        filled={actionData?.form ?? loaderData.form}
        formKey={actionData?.key ?? loaderData.key}
        methods={methods}
        preview={actionData?.preview}
        provinces={provinces}
      />
    </RecordPage>
  );
}
