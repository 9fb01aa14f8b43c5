import { Form, useLocation, useNavigation } from "react-router";
import { adminOrderMessages } from "#app/modules/orders/texts/staff.ts";
import { Button } from "#app/ui/button.tsx";

const say = adminOrderMessages.release;

/** Of an order that sets items aside and is not paid. */
export function ReleaseForm() {
  const { pathname } = useLocation();
  const sending = useNavigation().formData?.get("intent") === "release-order";
  return (
    <Form action={pathname} className="grid justify-items-start gap-3" method="post">
      <p className="text-ink-soft">{say.lead}</p>
      <input name="intent" type="hidden" value="release-order" />
      <Button pending={sending} variant="secondary">
        {say.submit}
      </Button>
    </Form>
  );
}
