import { Form } from "react-router";
import { accountMessages } from "#app/people/customers/texts/shopper.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

const say = accountMessages.staff;

type JoinFormProps = {
  email: string;
  request: "waiting" | "approved" | "declined" | null;
  link: { email: string | null; setsUp: boolean } | null;
  pending: boolean;
};

/** A signed-in user joins with one press and needs no new account. */
export function JoinForm({ email, request, link, pending }: JoinFormProps) {
  const invited = link?.email ?? null;
  if (invited !== null && invited !== email) {
    return <Notice tone="warning">{say.otherAccount(invited)}</Notice>;
  }
  if (!link && (request === "waiting" || request === "declined")) {
    return <Notice announced={false}>{say[request]}</Notice>;
  }
  return (
    <Form className="grid gap-5" method="post">
      <input name="intent" type="hidden" value="join" />
      <p className="break-words">{say.signedInAs(email)}</p>
      <Button pending={pending} wide>
        {labelOf(link)}
      </Button>
    </Form>
  );
}

function labelOf(link: JoinFormProps["link"]): string {
  if (!link) return say.ask;
  return link.setsUp ? say.becomeOwner : say.accept;
}
