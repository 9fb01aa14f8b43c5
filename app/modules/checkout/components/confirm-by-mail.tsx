import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { receiptMessages as say } from "../messages.ts";

/** A cash order waits for its buyer to open the mail. */
export function ConfirmByMail({ mailbox }: { mailbox: string }) {
  const { pathname } = useLocation();
  const sending = useNavigation().formData?.get("intent") === "resend";
  const { title, text } = say.states.unconfirmed;
  return (
    <Notice
      action={
        <Form action={pathname} method="post">
          <Button name="intent" pending={sending} value="resend" variant="secondary">
            {say.sendAgain}
          </Button>
        </Form>
      }
      title={title}
    >
      {say.mailedTo(mailbox)} {text}
    </Notice>
  );
}
