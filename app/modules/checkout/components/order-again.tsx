import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { receiptMessages as say } from "../texts/shopper-receipt.ts";

/** One button, so that nobody has to search for the same things again. */
export function OrderAgain() {
  const { pathname } = useLocation();
  const going = useNavigation().formData?.get("intent") === "again";
  return (
    <Form action={pathname} method="post">
      <Button name="intent" pending={going} value="again">
        {say.again.submit}
      </Button>
    </Form>
  );
}
