import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { accountMessages as say } from "../texts/shopper.ts";
import type { PasswordRule } from "../rules/password-level.ts";
import { PasswordInput } from "./password-input.tsx";
import { EmailField, type AccountFormProps } from "./sign-in-form.tsx";

type StaffSignUpFormProps = Omit<AccountFormProps, "next"> & {
  rule: PasswordRule;
  /** The invited address, which the user cannot change. */
  invited: string | null;
};

export function StaffSignUpForm({ values, errors, pending, rule, invited }: StaffSignUpFormProps) {
  return (
    <Form className="grid gap-5" method="post" noValidate>
      <input name="intent" type="hidden" value="register" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field error={errors["firstName"]} label={say.firstName} name="firstName">
          <Input
            autoComplete="given-name"
            defaultValue={values["firstName"]}
            maxLength={100}
            required
          />
        </Field>
        <Field error={errors["lastName"]} label={say.lastName} name="lastName">
          <Input
            autoComplete="family-name"
            defaultValue={values["lastName"]}
            maxLength={100}
            required
          />
        </Field>
      </div>
      {invited === null ? (
        <EmailField error={errors["email"]} value={values["email"]} />
      ) : (
        <Field error={errors["email"]} hint={say.staff.fixedEmail} label={say.email} name="email">
          <Input autoComplete="username" defaultValue={invited} readOnly type="email" />
        </Field>
      )}
      <Field
        error={errors["password"]}
        hint={say.passwordHint(rule)}
        label={say.password}
        name="password"
      >
        <PasswordInput autoComplete="new-password" required />
      </Field>
      <Button pending={pending} wide>
        {say.staff.create}
      </Button>
    </Form>
  );
}
