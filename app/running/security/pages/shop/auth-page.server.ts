import { data, redirect, href } from "react-router";
import { requiredLevel } from "#app/people/customers/queries/password-rules.server.ts";
import { passwordRule } from "#app/people/customers/rules/password-level.ts";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { readFilledSignUp } from "#app/people/customers/pages/shop/filled-sign-up.server.ts";
import { hasPasskeys } from "../../rules/passkey.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { readSignedUp } from "./signed-up-cookie.server.ts";
import { signInByPasskey } from "#app/people/customers/commands/sign-in-by-passkey.server.ts";
import { accountMessages } from "#app/people/customers/texts/shopper.ts";
import { beginPasskeyUse } from "../../commands/begin-passkey-use.server.ts";
import { passkeyAnswerInput } from "../../input.ts";
import { securityAnswers } from "../../texts/shopper-answers.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { enter } from "./enter.server.ts";
import { keepingForm, refusedForm } from "./refused-form.server.ts";

/** The sign-in page. Signed-in users are redirected to their destination. */
export async function showAuth(served: RequestContext, request: Request, url: URL) {
  const { ctx, env, log } = served;
  const { searchParams } = url;
  const next = safeNext(searchParams.get("next")) ?? null;
  if (ctx.actor.kind === "user") throw redirect(next ?? href("/portal"));
  const { flash, headers } = takeFlash(request, env.appUrl);
  const tab = searchParams.get("tab") === "signup" ? ("signup" as const) : ("signin" as const);
  const google = env.google !== undefined;
  // Customers are not told of it.
  const company = next?.startsWith(href("/admin")) ? env.company : undefined;
  const level = await requiredLevel(ctx.db).catch((error: unknown) => {
    // The form stays usable after a failure, because the command checks the password anyway.
    log.error({ err: error }, "the page does not know how strong a password must be");
    return "basic" as const;
  });
  const { appUrl } = env;
  const { sealers } = ctx;
  const signedUp = tab === "signin" ? readSignedUp(request, { appUrl, sealers }) : undefined;
  const filled = tab === "signup" ? readFilledSignUp(request, { appUrl, sealers }) : undefined;
  return data(
    {
      next,
      tab,
      google,
      company: company ? { isOnly: !company.otherWays } : null,
      passkeys: hasPasskeys(appUrl),
      rule: passwordRule(level),
      flash: flash ?? null,
      signedUp: signedUp ?? null,
      filled: filled ?? {},
    },
    { headers },
  );
}

/** The shop's challenge, for the script of the passkey button. */
export async function beginPasskeyForm({ ctx, env }: RequestContext) {
  const { options, cookie } = await beginPasskeyUse(ctx, env.appUrl);
  const nothing = { values: {}, errors: {}, message: undefined, offer: undefined };
  return data({ ...nothing, passkey: options }, { headers: { "set-cookie": cookie } });
}

/** Handles the device's answer to the challenge. */
export async function submitPasskey(
  served: RequestContext,
  request: Request,
  texts: Record<string, string>,
) {
  const form = parseForm(passkeyAnswerInput, texts);
  if (!form.ok) return refusedForm(422, { message: securityAnswers.wrongPasskey });
  return keepingForm(served, {}, async () => {
    const result = await signInByPasskey(served, form.value, request.headers);
    if (!result.ok) return refusedForm(401, { message: securityAnswers.wrongPasskey });
    const signedIn = { ...result.value, next: texts["next"] };
    return enter(served, request, {
      signedIn,
      welcome: accountMessages.welcomeBack,
      by: "password",
    });
  });
}
