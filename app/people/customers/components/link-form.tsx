import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type LinkFormProps = {
  action: string;
  /** The address as typed earlier. */
  email: string;
  label: string;
};

export function LinkForm({ action, email, label }: LinkFormProps) {
  return (
    <Form action={action} method="post">
      <input name="email" type="hidden" value={email} />
      <Button variant="secondary">{label}</Button>
    </Form>
  );
}
