import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { saveMessages as say } from "../texts/shopper-save.ts";

/** For who saved without an account: what is stored, and the way to have it deleted. */
export function SavedCard() {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <h2 className="text-xl">{say.saved}</h2>
      <p className="text-ink-soft">{say.savedVisitor}</p>
      <Form method="post">
        <Button name="intent" pending={sent === "withdraw"} value="withdraw" variant="secondary">
          {say.withdraw}
        </Button>
      </Form>
    </Card>
  );
}
