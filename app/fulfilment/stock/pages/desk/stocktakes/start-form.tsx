import { Form, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { STOCKTAKE_SCOPES } from "../../../rules/stocktake-states.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type StartFormProps = {
  scopes: {
    shelves: readonly string[];
    categories: readonly { slug: string; name: string }[];
  };
  answer: { values: Texts; errors: Texts; message?: string } | undefined;
};

/** The fields for category and shelf are shown only for their scope. */
export function StartForm({ scopes: { shelves, categories }, answer }: StartFormProps) {
  const { values = {}, errors = {}, message } = answer ?? {};
  return (
    <Form className="group/scope grid max-w-form gap-5" method="post" noValidate>
      {message && <Notice title={message} tone="error" />}
      <Field error={errors["scope"]} label={say.scope} name="scope">
        <Select defaultValue={values["scope"] ?? "all"}>
          {STOCKTAKE_SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {say.scopes[scope]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        className="not-group-has-[[value=category]:checked]/scope:hidden"
        error={errors["category"]}
        label={say.category}
        name="category"
      >
        <Select defaultValue={values["category"] ?? ""}>
          <option value="">{say.choose}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        className="not-group-has-[[value=shelf]:checked]/scope:hidden"
        error={errors["shelf"]}
        hint={shelves.length === 0 ? say.noShelves : undefined}
        label={say.shelf}
        name="shelf"
      >
        <Select defaultValue={values["shelf"] ?? ""}>
          <option value="">{say.choose}</option>
          {shelves.map((shelf) => (
            <option key={shelf}>{shelf}</option>
          ))}
        </Select>
      </Field>
      <CheckboxField
        defaultChecked={values["isBlind"] === "on"}
        label={say.isBlind}
        name="isBlind"
      />
      <div>
        <Button pending={useNavigation().state === "submitting"}>{say.startNow}</Button>
      </div>
    </Form>
  );
}
