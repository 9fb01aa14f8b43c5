import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { receiptMessages } from "../texts/shopper-receipt.ts";

type ConfirmByMailProps = {
  mailbox: string;
  /** What waits for it. */
  say: { title: string; text: string };
};

/** Something waits for its buyer to open the mail. */
export function ConfirmByMail({ mailbox, say: { title, text } }: ConfirmByMailProps) {
  const { pathname } = useLocation();
  const sending = useNavigation().formData?.get("intent") === "resend";
  return (
    <Notice
      action={
        <Form action={pathname} method="post">
          <Button name="intent" pending={sending} value="resend" variant="secondary">
            {receiptMessages.sendAgain}
          </Button>
        </Form>
      }
      title={title}
    >
      {receiptMessages.mailedTo(mailbox)} {text}
    </Notice>
  );
}
