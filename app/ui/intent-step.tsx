import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "./button.tsx";

type IntentStepProps = ComponentProps<typeof Button> & { intent: string };

/** One of several buttons of a form, which says by its intent what is to be done with it. */
export function IntentStep({ intent, ...button }: IntentStepProps) {
  const { state, formData } = useNavigation();
  const pending = state === "submitting" && formData?.get("intent") === intent;
  return <Button {...button} name="intent" pending={pending} value={intent} />;
}
