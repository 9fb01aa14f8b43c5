import { Form, href, redirect, useNavigation } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { signInByLink } from "#app/people/customers/commands/sign-in-by-link.server.ts";
import { AccountFrame } from "#app/people/customers/components/account-frame.tsx";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { ownerOfSignInLink } from "#app/people/customers/queries/account-links.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { enter } from "./enter.server.ts";
import { LinkOver } from "./link-over.tsx";
import { keepingForm } from "./refused-form.server.ts";
import type { Route } from "./+types/enter-by-link-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.signIn, matches);

/** The address opens an account, so it must not reach other sites as a referrer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const own = new Headers(actionHeaders);
  own.set("referrer-policy", "same-origin");
  return own;
};

/** A GET uses no link up, because mail programs open links before their readers do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const owner = await ownerOfSignInLink(context.get(requestContext).ctx, params.token);
  return { email: owner?.email ?? null };
}

export function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  return keepingForm(served, {}, async () => {
    const result = await signInByLink(served, params.token, request.headers);
    if (!result.ok) throw redirect(href("/sign-in-link/:token", params), 303);
    const signedIn = result.value;
    return enter(served, request, { signedIn, welcome: say.welcomeBack, by: "password" });
  });
}

export default function EnterByLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData;
  const pending = useNavigation().state === "submitting";
  if (email === null) {
    return <LinkOver again={{ to: href("/sign-in-link"), label: say.newLink }} />;
  }
  return (
    <AccountFrame lead={say.linkAsk} links={[{ to: "/", label: say.home }]} title={say.signIn}>
      <Form className="grid gap-5" method="post">
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        <p className="break-words">
          {say.email}: <strong>{email}</strong>
        </p>
        <Button pending={pending} wide>
          {say.signIn}
        </Button>
      </Form>
    </AccountFrame>
  );
}
