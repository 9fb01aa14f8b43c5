import { Form, href } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { accountMessages as say } from "../texts/shopper.ts";
import { askLink } from "../views/auth-link.ts";
import { PasswordInput } from "./password-input.tsx";

export type AccountFormProps = {
  next: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  pending: boolean;
};

export function SignInForm({ next, values, errors, pending }: AccountFormProps) {
  return (
    <Form className="grid gap-5" method="post" noValidate>
      <input name="intent" type="hidden" value="sign-in" />
      <input name="next" type="hidden" value={next} />
      <EmailField error={errors["email"]} value={values["email"]} />
      <Field error={errors["password"]} label={say.password} name="password">
        <PasswordInput autoComplete="current-password" required />
      </Field>
      <Button pending={pending} wide>
        {say.signIn}
      </Button>
      <TextLink to={askLink(href("/reset-password"), next)}>{say.forgot}</TextLink>
    </Form>
  );
}

type EmailFieldProps = { error: string | undefined; value: string | undefined };

export function EmailField({ error, value }: EmailFieldProps) {
  return (
    <Field error={error} label={say.email} name="email">
      <Input autoComplete="email" defaultValue={value} inputMode="email" required type="email" />
    </Field>
  );
}
