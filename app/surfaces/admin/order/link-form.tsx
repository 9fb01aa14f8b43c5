import { Form, useLocation, useNavigation } from "react-router";
import { linkMessages as say } from "#app/modules/orders/texts/staff.ts";
import { Button } from "#app/ui/button.tsx";

/** Ends the links of an order that were mailed. */
export function LinkForm() {
  const { pathname } = useLocation();
  const sending = useNavigation().formData?.get("intent") === "replace-link";
  return (
    <Form action={pathname} className="grid justify-items-start gap-3" method="post">
      <h3 className="font-text text-base font-semibold">{say.title}</h3>
      <p className="text-sm text-ink-soft">{say.lead}</p>
      <input name="intent" type="hidden" value="replace-link" />
      <Button pending={sending} variant="secondary">
        {say.submit}
      </Button>
    </Form>
  );
}
