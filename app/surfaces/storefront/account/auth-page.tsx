import { data, redirect, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { AccountFrame } from "#app/modules/customers/components/account-frame.tsx";
import { GoogleForm } from "#app/modules/customers/components/google-form.tsx";
import { SignInForm } from "#app/modules/customers/components/sign-in-form.tsx";
import { SignUpForm } from "#app/modules/customers/components/sign-up-form.tsx";
import { accountMessages as say } from "#app/modules/customers/messages.ts";
import { requiredLevel } from "#app/modules/customers/queries/required-level.server.ts";
import { authLink } from "#app/modules/customers/rules/auth-link.ts";
import { passwordRule } from "#app/modules/customers/rules/password-level.ts";
import { safeNext } from "#app/modules/customers/rules/safe-next.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { AuthNotices } from "./auth-notices.tsx";
import { readSignedUp } from "./signed-up-cookie.server.ts";
import { submitGoogle } from "./submit-google.server.ts";
import { submitSignIn } from "./submit-sign-in.server.ts";
import { submitSignUp } from "./submit-sign-up.server.ts";
import type { Route } from "./+types/auth-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(titleOf(loaderData?.tab), matches),
  { name: "robots", content: "noindex" },
];

/** A form that is refused for now says for how long, to programs too. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, env, log } = context.get(requestContext);
  const { searchParams } = url;
  const next = safeNext(searchParams.get("next")) ?? null;
  if (ctx.actor.kind === "user") throw redirect(next ?? "/portal");
  const { flash, headers } = takeFlash(request, env.appUrl);
  const tab = searchParams.get("tab") === "signup" ? ("signup" as const) : ("signin" as const);
  const google = env.google !== undefined;
  const level = await requiredLevel(ctx.db).catch((error: unknown) => {
    // A form that comes back from a failure keeps what was typed; the command checks the password.
    log.error({ err: error }, "the page does not know how strong a password must be");
    return "basic" as const;
  });
  const { appUrl } = env;
  const { sealers } = ctx;
  const signedUp = tab === "signin" ? readSignedUp(request, { appUrl, sealers }) : undefined;
  return data(
    {
      next,
      tab,
      google,
      rule: passwordRule(level),
      flash: flash ?? null,
      signedUp: signedUp ?? null,
    },
    { headers },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  if (texts["intent"] === "sign-up") {
    return submitSignUp(served, texts);
  }
  if (texts["intent"] === "google") return submitGoogle(served, request, texts);
  return submitSignIn(served, request, texts);
}

const titleOf = (tab: "signin" | "signup" | undefined) =>
  tab === "signup" ? say.signUp : say.signIn;

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, next, google, rule, flash, signedUp } = loaderData;
  const pending = useNavigation().formAction?.startsWith("/auth") ?? false;
  const { values, errors } = actionData ?? { values: {}, errors: {} };
  const form = { values, errors, next: next ?? "", pending };
  const tabs = [
    { to: authLink("signin", next), label: say.signIn, current: tab === "signin" },
    { to: authLink("signup", next), label: say.signUp, current: tab === "signup" },
  ];
  return (
    <AccountFrame
      links={[
        { to: "/", label: say.home },
        { to: "/contact", label: say.contactSupport },
      ]}
      tabs={<TabsNav items={tabs} label={say.tabs} />}
      title={titleOf(tab)}
    >
      <div className="grid gap-5">
        <AuthNotices flash={flash} next={next} refused={actionData} signedUp={signedUp} />
        {tab === "signup" ? (
          <SignUpForm {...form} key={tab} rule={rule} />
        ) : (
          <SignInForm {...form} key={tab} />
        )}
        {google && <GoogleForm next={form.next} />}
      </div>
    </AccountFrame>
  );
}
