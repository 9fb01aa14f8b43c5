import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type LinkFormProps = {
  /** The page that mails the link. */
  action: string;
  /** As it was typed before. */
  email: string;
  label: string;
};

/** One button that asks for a mail with a link. */
export function LinkForm({ action, email, label }: LinkFormProps) {
  return (
    <Form action={action} method="post">
      <input name="email" type="hidden" value={email} />
      <Button variant="secondary">{label}</Button>
    </Form>
  );
}
