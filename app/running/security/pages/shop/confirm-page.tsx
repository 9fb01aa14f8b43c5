import { Form, useNavigation, href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { AccountFrame } from "#app/people/customers/components/account-frame.tsx";
import { PasswordInput } from "#app/people/customers/components/password-input.tsx";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { addressOfLink } from "#app/people/customers/queries/account-links.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LinkOver } from "./link-over.tsx";
import { submitConfirmation } from "./confirm-page.server.ts";
import type { Route } from "./+types/confirm-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.confirmTitle, matches);

/** The address opens an account, so it must not reach other sites as a referrer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const own = new Headers(actionHeaders);
  own.set("referrer-policy", "same-origin");
  return own;
};

/** A GET confirms nothing, because mail programs open links before their readers do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return { email: (await addressOfLink(context.get(requestContext), params.token)) ?? null };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitConfirmation(context.get(requestContext), request, params.token);

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  if (loaderData.email === null) {
    return <LinkOver again={{ to: href("/confirm-email"), label: say.resend }} />;
  }
  return (
    <AccountFrame
      lead={say.confirmLead}
      links={[{ to: href("/reset-password"), label: say.forgot }]}
      title={say.confirmTitle}
    >
      <Form className="grid gap-5" method="post" noValidate>
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        <p className="break-words">
          {say.email}: <strong>{loaderData.email}</strong>
        </p>
        <input autoComplete="username" name="email" type="hidden" value={loaderData.email} />
        <Field error={actionData?.errors["password"]} label={say.password} name="password">
          <PasswordInput autoComplete="current-password" required />
        </Field>
        <Button pending={pending} wide>
          {say.confirm}
        </Button>
      </Form>
    </AccountFrame>
  );
}
