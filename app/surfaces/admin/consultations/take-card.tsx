import { Form, useNavigation } from "react-router";
import { visitMessages as say } from "#app/modules/consultations/texts/staff-visits.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** A visit that no clinician took. */
export function TakeCard() {
  const pending = useNavigation().formData?.get("intent") === "take";
  return (
    <Card>
      <Form className="grid gap-3" method="post">
        <p className="measure text-ink-soft">{say.takeHint}</p>
        <div>
          <Button name="intent" pending={pending} value="take">
            {say.take}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
