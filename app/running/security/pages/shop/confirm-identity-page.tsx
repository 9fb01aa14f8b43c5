import { Form, href, useLocation, useNavigation } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { AccountFrame } from "#app/people/customers/components/account-frame.tsx";
import { PasswordLess } from "#app/people/customers/components/password-change.tsx";
import { PasswordInput } from "#app/people/customers/components/password-input.tsx";
import { CodeField } from "../../components/app-card.tsx";
import { PasskeyForm } from "../../components/passkey-form.tsx";
import { proofMessages } from "../../texts/shopper-proof.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showProof, submitProof } from "./confirm-identity-page.server.ts";
import type { Route } from "./+types/confirm-identity-page.ts";
import { useEffect, useRef, useState } from "react";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlisted(proofMessages.proofTitle, matches);

/** Passes on the `Retry-After` header of a refused form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showProof(context.get(requestContext), params.formId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitProof(context.get(requestContext), request, params.formId);

export default function ConfirmIdentityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { waits, backTo } = loaderData;
  const links = [{ to: backTo, label: proofMessages.proofBack }];
  if (actionData?.again) {
    return (
      <AccountFrame links={links} title={proofMessages.proofTitle}>
        <SendAgain {...actionData.again} />
      </AccountFrame>
    );
  }
  if (!waits) {
    return (
      <AccountFrame
        lead={proofMessages.proofOverText}
        links={links}
        title={proofMessages.proofOver}
      >
        {actionData?.message ? (
          <Notice tone="error">{actionData.message}</Notice>
        ) : (
          proofMessages.proofOver
        )}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame lead={proofMessages.proofLead} links={links} title={proofMessages.proofTitle}>
      <div className="grid gap-5">
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        <Proofs {...loaderData} errors={actionData?.errors ?? {}} />
      </div>
    </AccountFrame>
  );
}

type ProofsProps = Pick<
  Awaited<ReturnType<typeof showProof>>,
  "email" | "proven" | "hasPassword" | "hasApp" | "hasPasskey" | "google"
> & { errors: Readonly<Record<string, string>> };

/** The proofs that this account can give. */
function Proofs({ errors, ...account }: ProofsProps) {
  const { email, proven, hasPassword, hasApp, hasPasskey, google } = account;
  const { pathname } = useLocation();
  const sent = useNavigation().formData?.get("intent");
  if (proven) {
    return (
      <Form className="grid gap-5" method="post">
        <input name="intent" type="hidden" value="go-on" />
        <p>{proofMessages.proofDone}</p>
        <Button pending={sent === "go-on"} wide>
          {proofMessages.proofContinue}
        </Button>
      </Form>
    );
  }
  return (
    <>
      {hasPassword && (
        <Form className="grid gap-5" method="post" noValidate>
          <input name="intent" type="hidden" value="password" />
          {/* Password managers need the account's name. */}
          <input autoComplete="username" name="username" type="hidden" value={email} />
          <Field error={errors["password"]} label={proofMessages.proofPassword} name="password">
            <PasswordInput autoComplete="current-password" required />
          </Field>
          <Button pending={sent === "password"} wide>
            {proofMessages.proofGo}
          </Button>
        </Form>
      )}
      {hasApp && (
        <details open={!hasPassword || Boolean(errors["code"])}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {proofMessages.proofByCode}
          </summary>
          <Form className="grid gap-5 pt-3" method="post" noValidate>
            <input name="intent" type="hidden" value="code" />
            <CodeField error={errors["code"]} />
            <Button pending={sent === "code"} variant="secondary" wide>
              {proofMessages.proofGo}
            </Button>
          </Form>
        </details>
      )}
      {hasPasskey && <PasskeyForm action={pathname} label={proofMessages.passkeyProve} />}
      {google && (
        <Form action={href("/auth")} method="post" reloadDocument>
          <input name="intent" type="hidden" value="google" />
          <input name="next" type="hidden" value={pathname} />
          <Button variant="secondary" wide>
            {proofMessages.proofGoogle}
          </Button>
        </Form>
      )}
      {!hasPassword && !hasApp && !hasPasskey && !google && <PasswordLess email={email} />}
    </>
  );
}

type SendAgainProps = { address: string; fields: Readonly<Record<string, string>> };

/**
 * Sends the stored form to its address, by itself or without a script by its button. It is a
 * document request, because the answer may be a file.
 */
function SendAgain({ address, fields }: SendAgainProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);

  useEffect(() => {
    form.current?.requestSubmit();
  }, []);

  return (
    <form
      action={address}
      className="grid gap-5"
      method="post"
      onSubmit={() => setSent(true)}
      ref={form}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <output>{sent ? proofMessages.proofSent : proofMessages.proofDone}</output>
      {!sent && <Button wide>{proofMessages.proofContinue}</Button>}
    </form>
  );
}
