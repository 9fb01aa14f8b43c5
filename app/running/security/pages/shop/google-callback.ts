import { signInWithGoogle } from "#app/people/customers/commands/sign-in-with-google/sign-in-with-google.server.ts";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { enter } from "./enter.server.ts";
import { refuseGoogle } from "./refuse-google.server.ts";
import type { Route } from "./+types/google-callback.ts";

/** Google redirects the browser here, with a code or an error. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { searchParams } = url;
  const said = (name: string) => searchParams.get(name) ?? "";
  const answer = { state: said("state"), code: said("code"), error: said("error") };
  const result = await signInWithGoogle(served, answer, request.headers);
  if (!result.ok) {
    return refuseGoogle(served, { reason: result.reason, next: safeNext(result.next) });
  }
  return enter(served, request, {
    signedIn: result.value,
    welcome: result.value.isNew ? say.welcome : say.welcomeBack,
    by: "google",
  });
}
