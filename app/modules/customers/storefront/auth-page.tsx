import { Form, Link, data, redirect, useNavigation } from "react-router";
import { readFormTexts, parseForm } from "#app/platform/http/forms.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { signIn } from "../commands/sign-in.server.ts";
import { PasswordInput } from "../components/password-input.tsx";
import { signInInput } from "../input.ts";
import { accountMessages as say } from "../messages.ts";
import { safeNext } from "../rules/safe-next.ts";
import type { Route } from "./+types/auth-page.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Sign in · Project: Me" },
  { name: "robots", content: "noindex" },
];

/** A form that is refused for now says for how long, to programs too. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request, context }: Route.LoaderArgs) {
  const next = safeNext(new URL(request.url).searchParams.get("next")) ?? null;
  if (context.get(requestContext).ctx.actor.kind === "user") throw redirect(next ?? "/portal");
  return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const form = parseForm(signInInput, texts);
  const email = texts["email"] ?? "";
  if (!form.ok) return data({ email, errors: form.errors, message: null }, 422);
  const result = await signIn(served, form.value, request.headers);
  if (result.ok) {
    const headers = new Headers();
    for (const cookie of result.value.cookies) headers.append("set-cookie", cookie);
    const welcome = { tone: "success", text: say.welcomeBack } as const;
    headers.append("set-cookie", flashCookie(served.env.appUrl, welcome));
    return redirect(safeNext(texts["next"]) ?? "/", { status: 303, headers });
  }
  if (result.reason === "too_many_tries") {
    const message = say.tooManyTries(Math.ceil(result.retryAfterSeconds / 60));
    const headers = { "retry-after": String(result.retryAfterSeconds) };
    return data({ email, errors: {}, message }, { status: 429, headers });
  }
  const message = result.reason === "unconfirmed" ? say.unconfirmed : say.wrongPassword;
  return data({ email, errors: {}, message }, 401);
}

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().formAction?.startsWith("/auth") ?? false;
  const errors: Record<string, string> = actionData?.errors ?? {};
  return (
    <Page className="pb-16" width="form">
      <PageTitle>Sign in</PageTitle>
      <Card padding="roomy">
        <Form className="grid gap-5" method="post" noValidate>
          {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
          <input name="next" type="hidden" value={loaderData.next ?? ""} />
          <Field error={errors["email"]} label="Email" name="email">
            <Input
              autoComplete="email"
              defaultValue={actionData?.email}
              inputMode="email"
              required
              type="email"
            />
          </Field>
          <Field error={errors["password"]} label="Password" name="password">
            <PasswordInput autoComplete="current-password" required />
          </Field>
          <Button pending={pending} wide>
            Sign In
          </Button>
        </Form>
      </Card>
      <p className="mt-6">
        <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to="/">
          Back to Home
        </Link>
      </p>
    </Page>
  );
}
