import { Form, Link, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { accountMessages as say } from "../texts/shopper.ts";
import type { PasswordRule } from "../rules/password-level.ts";
import { PasswordInput } from "./password-input.tsx";
import { EmailField, type AccountFormProps } from "./sign-in-form.tsx";

type SignUpFormProps = AccountFormProps & { rule: PasswordRule };

export function SignUpForm({ next, values, errors, pending, rule }: SignUpFormProps) {
  return (
    <Form className="grid gap-5" method="post" noValidate>
      <input name="intent" type="hidden" value="sign-up" />
      <input name="next" type="hidden" value={next} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          error={errors["firstName"]}
          label={say.firstName}
          name="firstName"
          note={say.optional}
        >
          <Input autoComplete="given-name" defaultValue={values["firstName"]} maxLength={100} />
        </Field>
        <Field error={errors["lastName"]} label={say.lastName} name="lastName" note={say.optional}>
          <Input autoComplete="family-name" defaultValue={values["lastName"]} maxLength={100} />
        </Field>
      </div>
      <EmailField error={errors["email"]} value={values["email"]} />
      <Field
        error={errors["password"]}
        hint={say.passwordHint(rule)}
        label={say.password}
        name="password"
      >
        <PasswordInput autoComplete="new-password" required />
      </Field>
      <CheckboxField
        defaultChecked={values["marketing"] === "yes"}
        label={say.marketing}
        name="marketing"
        value="yes"
      />
      <p className="text-sm text-ink-soft">
        By joining, you accept our{" "}
        <Link className="text-accent underline underline-offset-4" to={href("/terms")}>
          Terms and conditions
        </Link>{" "}
        and our{" "}
        <Link className="text-accent underline underline-offset-4" to={href("/privacy")}>
          Privacy notice
        </Link>
        .
      </p>
      <Button pending={pending} wide>
        {say.join}
      </Button>
    </Form>
  );
}
