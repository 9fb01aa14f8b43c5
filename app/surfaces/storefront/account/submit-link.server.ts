import { redirect, href } from "react-router";
import { signInByLink } from "#app/modules/customers/commands/sign-in-by-link.server.ts";
import { accountMessages as say } from "#app/modules/customers/messages.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import { landing } from "#app/modules/customers/rules/landing.ts";
import { safeNext } from "#app/modules/customers/rules/safe-next.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enter } from "./enter.server.ts";
import { keepingForm } from "./refused-form.server.ts";

/** Signs in the owner of a link. */
export function submitLink(served: RequestContext, request: Request, token: string) {
  return keepingForm(served, {}, async () => {
    const result = await signInByLink(served, token, request.headers);
    if (!result.ok) throw redirect(href("/sign-in-link/:token", { token }), 303);
    const customer = await customerOfUser(served.ctx.db, result.value.userId);
    const next = safeNext(result.value.next);
    return enter(served, request, {
      signedIn: result.value,
      welcome: say.welcomeBack,
      to: landing({ by: "password", next, orderCount: customer?.orderCount ?? 0 }),
    });
  });
}
