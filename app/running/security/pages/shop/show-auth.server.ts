import { data, redirect, href } from "react-router";
import { requiredLevel } from "#app/people/customers/queries/password-rules.server.ts";
import { passwordRule } from "#app/people/customers/rules/password-level.ts";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { readFilledSignUp } from "#app/people/customers/pages/shop/filled-sign-up.server.ts";
import { hasPasskeys } from "../../rules/passkey.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { readSignedUp } from "./signed-up-cookie.server.ts";

/** The sign-in page. Signed-in users are redirected to their destination. */
export async function showAuth(served: RequestContext, request: Request, url: URL) {
  const { ctx, env, log } = served;
  const { searchParams } = url;
  const next = safeNext(searchParams.get("next")) ?? null;
  if (ctx.actor.kind === "user") throw redirect(next ?? href("/portal"));
  const { flash, headers } = takeFlash(request, env.appUrl);
  const tab = searchParams.get("tab") === "signup" ? ("signup" as const) : ("signin" as const);
  const google = env.google !== undefined;
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
      passkeys: hasPasskeys(appUrl),
      rule: passwordRule(level),
      flash: flash ?? null,
      signedUp: signedUp ?? null,
      filled: filled ?? {},
    },
    { headers },
  );
}
