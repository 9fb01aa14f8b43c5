import { href, useNavigation } from "react-router";
import { useEffect } from "react";
import { unlisted } from "#app/lib/page-tags.ts";
import { AccountFrame } from "#app/people/customers/components/account-frame.tsx";
import { StaffSignUpForm } from "#app/people/customers/components/staff-sign-up-form.tsx";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { PasskeyForm } from "../../components/passkey-form.tsx";
import { securityMessages as security } from "../../texts/shopper.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/show-toast.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { JoinForm } from "./join-form.tsx";
import { LinkOver } from "./link-over.tsx";
import { showAdminAuth } from "./admin-auth-page.server.ts";
import { submitAdminAuth } from "./submit-admin-auth.server.ts";
import type { Route } from "./+types/admin-auth-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.staff.title, matches);

/** The address can make its reader an owner, so it must not reach other sites as a referrer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const own = new Headers(actionHeaders);
  own.set("referrer-policy", "same-origin");
  return own;
};

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showAdminAuth(context.get(requestContext), params.token);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitAdminAuth(context.get(requestContext), request, params.token);

export default function AdminAuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, over, ownerless, signedIn, passkeys, rule } = loaderData;
  const pending = useNavigation().state === "submitting";
  const toasts = useHydrated();
  useEffect(() => {
    if (actionData?.message) showToast(actionData.message, { tone: "error" });
  }, [actionData]);
  const login = { to: href("/auth"), label: say.staff.backToLogin };
  if (over) return <LinkOver again={login} text={say.staff.linkOverText} />;
  return (
    <AccountFrame
      lead={leadOf(link)}
      links={[login]}
      title={link?.setsUp ? say.staff.setupTitle : say.staff.title}
    >
      <div className="grid gap-5">
        {ownerless && <Notice tone="warning">{say.staff.noOwner}</Notice>}
        {actionData?.message && (
          <Notice announced={!toasts} tone="error">
            {actionData.message}
          </Notice>
        )}
        {signedIn ? (
          <JoinForm {...signedIn} link={link} pending={pending} />
        ) : (
          <StaffSignUpForm
            errors={actionData?.errors ?? {}}
            invited={link?.email ?? null}
            pending={pending}
            rule={rule}
            values={actionData?.values ?? {}}
          />
        )}
        {!signedIn && !link && passkeys && (
          <div className="grid gap-3 border-t border-line pt-5 noscript:hidden">
            <p className="text-ink-soft">{security.passkeyStaff}</p>
            <PasskeyForm action={href("/auth")} label={security.passkeyUse} next={href("/admin")} />
          </div>
        )}
      </div>
    </AccountFrame>
  );
}

function leadOf(link: Route.ComponentProps["loaderData"]["link"]): string {
  if (!link) return say.staff.requestLead;
  return link.setsUp ? say.staff.setupLead : say.staff.inviteLead(link.role);
}
