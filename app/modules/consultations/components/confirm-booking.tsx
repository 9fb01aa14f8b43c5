import { Form, useNavigation } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { bookingMessages as say } from "../texts/shopper-booking.ts";

type ConfirmProps = { covered: boolean; doctorName: string; againHref: string; isShort: boolean };

/** What was read of the fee goes along, so that nobody books something else than she read. */
export function ConfirmBooking({ covered, doctorName, againHref, isShort }: ConfirmProps) {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Form className="grid gap-5" method="post">
      <p className="measure text-ink-soft">{say.passedOn(doctorName)}</p>
      {isShort && <p className="measure">{say.shortNotice(covered)}</p>}
      <input name="covered" type="hidden" value={covered ? "yes" : "no"} />
      <div className="flex flex-wrap gap-3">
        <Button name="intent" pending={sent === "confirm"} size="large" value="confirm">
          {say.confirm}
        </Button>
        <LinkButton size="large" to={againHref} variant="secondary">
          {say.other}
        </LinkButton>
      </div>
    </Form>
  );
}

export function RunOut({ againHref }: { againHref: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="measure">{say.holdOverText}</p>
      <LinkButton to={againHref}>{say.again}</LinkButton>
    </div>
  );
}
