import { Form, redirect, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { leaveCart } from "#app/modules/cart/commands/leave-cart.server.ts";
import { resetPassword } from "#app/modules/customers/commands/reset-password.server.ts";
import { AccountFrame } from "#app/modules/customers/components/account-frame.tsx";
import { PasswordInput } from "#app/modules/customers/components/password-input.tsx";
import { newPasswordInput } from "#app/modules/customers/input.ts";
import { accountMessages as say } from "#app/modules/customers/messages.ts";
import { ownerOfResetLink } from "#app/modules/customers/queries/account-links.server.ts";
import { requiredLevel } from "#app/modules/customers/queries/required-level.server.ts";
import { authLink } from "#app/modules/customers/rules/auth-link.ts";
import { passwordRule } from "#app/modules/customers/rules/password-level.ts";
import { safeNext } from "#app/modules/customers/rules/safe-next.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LinkOver } from "./link-over.tsx";
import { keepingForm, refusedForm } from "./refused-form.server.ts";
import type { Route } from "./+types/reset-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(say.resetTitle, matches),
  { name: "robots", content: "noindex" },
];

/** The address opens an account, so it is told to no other site. */
export const headers: Route.HeadersFunction = () => ({ "referrer-policy": "same-origin" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const ownerId = await ownerOfResetLink(served, params.token);
  if (ownerId === undefined) return { rule: null };
  return { rule: passwordRule(await requiredLevel(served.ctx.db, ownerId)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(newPasswordInput, await readFormTexts(request));
  if (!form.ok) return refusedForm(422, form);
  const reset = { token: params.token, password: form.value.password };
  return keepingForm(served, {}, async () => {
    const result = await resetPassword(served, reset, request.headers);
    if (result.ok) return leaveForSignIn(served, result.value);
    if (result.reason === "weak_password") {
      const { lack, rule } = result;
      return refusedForm(422, { errors: { password: say.weakPassword[lack](rule) } });
    }
    throw redirect(`/reset-password/${encodeURIComponent(params.token)}`, 303);
  });
}

type Reset = { userId: string; cookie: string; next?: string | undefined };

async function leaveForSignIn({ ctx, env }: RequestContext, reset: Reset) {
  await leaveCart(ctx, { userId: reset.userId });
  const said = { tone: "success", text: say.resetDone } as const;
  const headers = new Headers({ "set-cookie": flashCookie(env.appUrl, said) });
  headers.append("set-cookie", reset.cookie);
  const next = safeNext(reset.next);
  return redirect(next ? authLink("signin", next) : "/auth", { status: 303, headers });
}

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  const { rule } = loaderData;
  if (rule === null) return <LinkOver again={{ to: "/reset-password", label: say.newLink }} />;
  return (
    <AccountFrame links={[{ to: "/auth", label: say.backToSignIn }]} title={say.resetTitle}>
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
