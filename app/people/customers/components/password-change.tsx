import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { fieldMessages } from "../texts/shopper-fields.ts";
import { profileMessages as say } from "../texts/shopper-profile.ts";
import type { PasswordRule } from "../rules/password-level.ts";
import { PasswordInput } from "./password-input.tsx";
import type { PortalFormProps } from "./portal-form.ts";

type PasswordChangeProps = Omit<PortalFormProps, "values"> & { email: string; rule: PasswordRule };

export function PasswordChange({ email, rule, errors, pending }: PasswordChangeProps) {
  return (
    <Form className="grid gap-5" method="post" noValidate>
      <input name="intent" type="hidden" value="password" />
      {/* Password managers need the account's name. */}
      <input autoComplete="username" name="username" type="hidden" value={email} />
      <Field error={errors["currentPassword"]} label={say.currentPassword} name="currentPassword">
        <PasswordInput autoComplete="current-password" required />
      </Field>
      <Field
        error={errors["newPassword"]}
        hint={fieldMessages.passwordHint(rule)}
        label={fieldMessages.newPassword}
        name="newPassword"
      >
        <PasswordInput autoComplete="new-password" required />
      </Field>
      <div>
        <Button pending={pending} variant="secondary">
          {say.changePassword}
        </Button>
      </div>
    </Form>
  );
}

/** For accounts that only Google opens: the reset link proves the mailbox and sets a password. */
export function PasswordLess({ email }: { email: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{say.noPassword}</p>
      <Form action={href("/reset-password")} method="post">
        <input name="email" type="hidden" value={email} />
        <Button variant="secondary">{say.choosePassword}</Button>
      </Form>
    </div>
  );
}
