import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { fieldMessages } from "../texts/shopper-fields.ts";
import { profileMessages as say } from "../texts/shopper-profile.ts";

export function MarketingChoice({ given, pending }: { given: boolean; pending: boolean }) {
  return (
    <Form className="grid gap-4" method="post">
      <input name="intent" type="hidden" value="marketing" />
      <CheckboxField
        defaultChecked={given}
        label={fieldMessages.marketing}
        name="marketing"
        value="yes"
      />
      <div>
        <Button pending={pending} variant="secondary">
          {say.saveNews}
        </Button>
      </div>
    </Form>
  );
}
