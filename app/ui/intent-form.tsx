import { createContext, use, type ComponentProps } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "./button.tsx";

const Intent = createContext("");

type IntentFormProps = Omit<ComponentProps<typeof Form>, "method"> & { intent: string };

/** One of several forms, sent to its page unless `action` says where; its intent tells it apart. */
export function IntentForm({ intent, children, ...form }: IntentFormProps) {
  const { pathname } = useLocation();
  return (
    <Form action={pathname} method="post" noValidate {...form}>
      <input name="intent" type="hidden" value={intent} />
      <Intent value={intent}>{children}</Intent>
    </Form>
  );
}

/** The button of such a form, which shows that it is being sent. */
export function IntentButton(button: Omit<ComponentProps<typeof Button>, "pending">) {
  const sent = useNavigation().formData?.get("intent");
  return <Button {...button} pending={sent === use(Intent)} />;
}

type IntentStepProps = ComponentProps<typeof Button> & { intent: string };

/** One of several buttons of one form, which says by its intent what is to be done with it. */
export function IntentStep({ intent, ...button }: IntentStepProps) {
  const { state, formData } = useNavigation();
  const pending = state === "submitting" && formData?.get("intent") === intent;
  return <Button {...button} name="intent" pending={pending} value={intent} />;
}
