import { Form, useNavigation, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { accountMessages as say } from "../texts/shopper.ts";
import { AccountFrame } from "./account-frame.tsx";
import { EmailField } from "./sign-in-form.tsx";

type MailRequestProps = {
  title: string;
  lead: string;
  button: string;
  /** The server's answer, which is the same for every address. */
  answer: { sent: string | undefined; email: string; error: string | undefined } | undefined;
};

/** A page that asks for an address and mails a link there if an account needs one. */
export function MailRequest({ title, lead, button, answer }: MailRequestProps) {
  const pending = useNavigation().state === "submitting";
  return (
    <AccountFrame
      lead={lead}
      links={[{ to: href("/auth"), label: say.backToSignIn }]}
      title={title}
    >
      <Form className="grid gap-5" method="post" noValidate>
        {answer?.sent && <Notice tone="success">{answer.sent}</Notice>}
        {answer?.error && <Notice tone="error">{answer.error}</Notice>}
        <EmailField error={answer?.error} value={answer?.email} />
        <Button pending={pending} wide>
          {button}
        </Button>
      </Form>
    </AccountFrame>
  );
}
