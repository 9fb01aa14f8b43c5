import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { accountMessages as say } from "../messages.ts";

/** One button that sends the confirmation link again to an address that was typed before. */
export function ResendForm({ email }: { email: string }) {
  return (
    <Form action="/confirm-email" method="post">
      <input name="email" type="hidden" value={email} />
      <Button variant="secondary">{say.resend}</Button>
    </Form>
  );
}
