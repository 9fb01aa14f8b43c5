import { Form, Link, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { GENDERS } from "../rules/person-facts.ts";
import { fieldMessages } from "../texts/shopper-fields.ts";
import { profileMessages as say } from "../texts/shopper-profile.ts";
import { FieldSave } from "./field-save.tsx";
import type { PortalFormProps } from "./portal-form.ts";
import { useSavedFields } from "./use-saved-fields.ts";

type ProfileDetailsProps = PortalFormProps & {
  email: string;
  /** The saved values, if `values` are typed ones that were refused. */
  saved: Readonly<Record<string, string>>;
};

/** Saves field by field with a script, or with its button without one. */
export function ProfileDetails(props: ProfileDetailsProps) {
  const { email, values, saved, errors, pending } = props;
  const { states, form, put } = useSavedFields(saved);
  const save = (name: string) => ({
    state: states[name],
    onPut: (value?: string) => put(name, value),
  });
  const field = (name: string) => {
    const state = states[name];
    return {
      name,
      note: fieldMessages.optional,
      error: state?.kind === "odd" ? state.message : errors[name],
    };
  };
  return (
    <Form className="grid gap-1" method="post" noValidate {...form}>
      <input name="intent" type="hidden" value="details" />
      <p className="mb-4 text-ink-soft noscript:hidden">{say.savedByField}</p>
      <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        <FieldSave {...save("firstName")}>
          <Field {...field("firstName")} label={fieldMessages.firstName}>
            <Input autoComplete="given-name" defaultValue={values["firstName"]} maxLength={100} />
          </Field>
        </FieldSave>
        <FieldSave {...save("lastName")}>
          <Field {...field("lastName")} label={fieldMessages.lastName}>
            <Input autoComplete="family-name" defaultValue={values["lastName"]} maxLength={100} />
          </Field>
        </FieldSave>
      </div>
      <EmailField email={email} />
      <FieldSave {...save("phone")}>
        <Field {...field("phone")} label={say.phone}>
          <Input
            autoComplete="tel"
            defaultValue={values["phone"]}
            inputMode="tel"
            maxLength={30}
            type="tel"
          />
        </Field>
      </FieldSave>
      <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        <FieldSave {...save("dateOfBirth")}>
          <Field {...field("dateOfBirth")} hint={say.birthHint} label={say.birth}>
            <Input autoComplete="bday" defaultValue={values["dateOfBirth"]} type="date" />
          </Field>
        </FieldSave>
        <FieldSave {...save("gender")}>
          <Field {...field("gender")} label={say.gender}>
            <Select autoComplete="sex" defaultValue={values["gender"] ?? ""}>
              {["" as const, ...GENDERS].map((value) => (
                <option key={value} value={value}>
                  {say.genders[value]}
                </option>
              ))}
            </Select>
          </Field>
        </FieldSave>
      </div>
      <div className="hidden noscript:block">
        <Button pending={pending}>{say.save}</Button>
      </div>
    </Form>
  );
}

/** The address is changed on its own page, because both mailboxes must agree. */
function EmailField({ email }: { email: string }) {
  return (
    <Field
      className="mb-5"
      hint={
        <>
          {say.fixedEmail}{" "}
          <Link className="underline underline-offset-4" to={href("/portal/email")}>
            {say.changeEmail}
          </Link>
        </>
      }
      label={fieldMessages.email}
      name="email"
    >
      <Input autoComplete="email" readOnly type="email" value={email} />
    </Field>
  );
}
