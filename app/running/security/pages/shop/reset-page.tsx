import { Form, useNavigation, href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { AccountFrame } from "#app/people/customers/components/account-frame.tsx";
import { PasswordInput } from "#app/people/customers/components/password-input.tsx";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { ownerOfResetLink } from "#app/people/customers/queries/account-links.server.ts";
import { requiredLevel } from "#app/people/customers/queries/password-rules.server.ts";
import { passwordRule } from "#app/people/customers/rules/password-level.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LinkOver } from "./link-over.tsx";
import { submitReset } from "./reset-page.server.ts";
import type { Route } from "./+types/reset-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.resetTitle, matches);

/** The address opens an account, so it must not reach other sites as a referrer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const own = new Headers(actionHeaders);
  own.set("referrer-policy", "same-origin");
  return own;
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const ownerId = await ownerOfResetLink(served, params.token);
  if (ownerId === undefined) return { rule: null };
  return { rule: passwordRule(await requiredLevel(served.ctx.db, { userId: ownerId })) };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitReset(context.get(requestContext), request, params.token);

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  const { rule } = loaderData;
  if (rule === null)
    return <LinkOver again={{ to: href("/reset-password"), label: say.newLink }} />;
  return (
    <AccountFrame links={[{ to: href("/auth"), label: say.backToSignIn }]} title={say.resetTitle}>
      <Form className="grid gap-5" method="post" noValidate>
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        <Field
          error={actionData?.errors["password"]}
          hint={say.passwordHint(rule)}
          label={say.newPassword}
          name="password"
        >
          <PasswordInput autoComplete="new-password" required />
        </Field>
        <Button pending={pending} wide>
          {say.savePassword}
        </Button>
      </Form>
    </AccountFrame>
  );
}
