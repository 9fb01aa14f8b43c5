import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { accountMessages } from "../texts/shopper.ts";

const say = accountMessages.profile;

export function MarketingChoice({ given, pending }: { given: boolean; pending: boolean }) {
  return (
    <Form className="grid gap-4" method="post">
      <input name="intent" type="hidden" value="marketing" />
      <CheckboxField
        defaultChecked={given}
        label={accountMessages.marketing}
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
