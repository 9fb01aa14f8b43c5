import { useNavigation, href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { AccountFrame } from "#app/people/customers/components/account-frame.tsx";
import { GoogleForm } from "#app/people/customers/components/google-form.tsx";
import { SignInForm } from "#app/people/customers/components/sign-in-form.tsx";
import { SignUpForm } from "#app/people/customers/components/sign-up-form.tsx";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { CompanyLink } from "../../components/company-link.tsx";
import { PasskeyForm } from "../../components/passkey-form.tsx";
import { securityMessages as security } from "../../texts/shopper.ts";
import { authLink } from "#app/people/customers/views/auth-link.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { AuthNotices } from "./auth-notices.tsx";
import { showAuth } from "./auth-page.server.ts";
import { submitAuth } from "./submit-auth.server.ts";
import type { Route } from "./+types/auth-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(titleOf(loaderData?.tab), matches);

/** Passes on the `Retry-After` header of a refused form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showAuth(context.get(requestContext), request, url);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitAuth(context.get(requestContext), request);

const titleOf = (tab: "signin" | "signup" | undefined) =>
  tab === "signup" ? say.signUp : say.signIn;

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, next, google, company, passkeys, rule, flash, signedUp, filled } = loaderData;
  const pending = useNavigation().formAction?.startsWith(href("/auth")) ?? false;
  const { values, errors } = actionData ?? { values: filled, errors: {} };
  const form = { values, errors, next: next ?? "", pending };
  const tabs = [
    { to: authLink("signin", next), label: say.signIn, current: tab === "signin" },
    { to: authLink("signup", next), label: say.signUp, current: tab === "signup" },
  ];
  return (
    <AccountFrame
      links={[
        { to: "/", label: say.home },
        { to: href("/contact"), label: say.contactSupport },
      ]}
      tabs={<TabsNav items={tabs} label={say.tabs} />}
      title={titleOf(tab)}
    >
      <div className="grid gap-5">
        <AuthNotices flash={flash} next={next} refused={actionData} signedUp={signedUp} />
        {tab === "signin" && company && <CompanyLink {...company} next={form.next} />}
        {tab === "signup" ? (
          <SignUpForm {...form} key={tab} rule={rule} />
        ) : (
          <SignInForm {...form} key={tab} />
        )}
        {tab === "signin" && passkeys && (
          <PasskeyForm action={href("/auth")} label={security.passkeyUse} next={form.next} />
        )}
        {google && <GoogleForm next={form.next} />}
      </div>
    </AccountFrame>
  );
}
