import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { GENDERS } from "../rules/person-facts.ts";
import { accountMessages } from "../texts/shopper.ts";
import type { PortalFormProps } from "./portal-form.ts";

const { profile: say, ...common } = accountMessages;

export function ProfileDetails({
  email,
  values,
  errors,
  pending,
}: PortalFormProps & { email: string }) {
  return (
    <Form className="grid gap-5" method="post" noValidate>
      <input name="intent" type="hidden" value="details" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          error={errors["firstName"]}
          label={common.firstName}
          name="firstName"
          note={common.optional}
        >
          <Input autoComplete="given-name" defaultValue={values["firstName"]} maxLength={100} />
        </Field>
        <Field
          error={errors["lastName"]}
          label={common.lastName}
          name="lastName"
          note={common.optional}
        >
          <Input autoComplete="family-name" defaultValue={values["lastName"]} maxLength={100} />
        </Field>
      </div>
      <Field hint={say.fixedEmail} label={common.email} name="email">
        <Input autoComplete="email" readOnly type="email" value={email} />
      </Field>
      <Field error={errors["phone"]} label={say.phone} name="phone" note={common.optional}>
        <Input
          autoComplete="tel"
          defaultValue={values["phone"]}
          inputMode="tel"
          maxLength={30}
          type="tel"
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          error={errors["dateOfBirth"]}
          hint={say.birthHint}
          label={say.birth}
          name="dateOfBirth"
          note={common.optional}
        >
          <Input autoComplete="bday" defaultValue={values["dateOfBirth"]} type="date" />
        </Field>
        <Field error={errors["gender"]} label={say.gender} name="gender" note={common.optional}>
          <Select autoComplete="sex" defaultValue={values["gender"] ?? ""}>
            {["" as const, ...GENDERS].map((value) => (
              <option key={value} value={value}>
                {say.genders[value]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div>
        <Button pending={pending}>{say.save}</Button>
      </div>
    </Form>
  );
}
