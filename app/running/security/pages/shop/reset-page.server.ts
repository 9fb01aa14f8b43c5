import { redirect, href } from "react-router";
import { leaveCart } from "#app/selling/cart/commands/leave-cart.server.ts";
import { resetPassword } from "#app/people/customers/commands/reset-password.server.ts";
import { newPasswordInput } from "#app/people/customers/input.ts";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { authLink } from "#app/people/customers/views/auth-link.ts";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { keepingForm, refusedForm } from "./refused-form.server.ts";

export async function submitReset(served: RequestContext, request: Request, token: string) {
  const form = parseForm(newPasswordInput, await readFormTexts(request));
  if (!form.ok) return refusedForm(422, form);
  const reset = { token, password: form.value.password };
  return keepingForm(served, {}, async () => {
    const result = await resetPassword(served, reset, request.headers);
    if (result.ok) return leaveForSignIn(served, result.value);
    if (result.reason === "weak_password") {
      const { lack, rule } = result;
      return refusedForm(422, { errors: { password: say.weakPassword[lack](rule) } });
    }
    throw redirect(href("/reset-password/:token", { token }), 303);
  });
}

type Reset = { userId: string; cookie: string; next?: string | undefined };

async function leaveForSignIn({ ctx, env }: RequestContext, reset: Reset) {
  await leaveCart(ctx, { userId: reset.userId });
  const said = { tone: "success", text: say.resetDone } as const;
  const headers = new Headers({ "set-cookie": flashCookie(env.appUrl, said) });
  headers.append("set-cookie", reset.cookie);
  const next = safeNext(reset.next);
  return redirect(next ? authLink("signin", next) : href("/auth"), { status: 303, headers });
}
