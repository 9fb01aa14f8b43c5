import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { bookingMessages as say } from "../texts/shopper-booking.ts";
import type { WantedSlot } from "../views/show-choice.ts";

type WantedTimeProps = { wanted: WantedSlot; type: string };

/** The time that was chosen before signing in: one press reserves it, if no one else has it by now. */
export function WantedTime({ wanted: { value, label, isFree }, type }: WantedTimeProps) {
  if (!isFree) {
    return (
      <Notice title={say.wantedGone(label)} tone="warning">
        {say.wantedGoneText}
      </Notice>
    );
  }
  return (
    <Notice title={say.wanted(label)}>
      <Form className="grid gap-3" method="post">
        <input name="type" type="hidden" value={type} />
        <p>{say.wantedText}</p>
        <div>
          <Button name="startsAt" value={value}>
            {say.reserve}
          </Button>
        </div>
      </Form>
    </Notice>
  );
}
