import { useRef, useState } from "react";
import { Field, Input } from "#app/ui/field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { suggestEmail } from "../rules/suggest-email.ts";

type EmailFieldProps = { defaultValue: string | undefined; error: string | undefined };

/** Asks about a slip of the finger in the address, because everything about the order goes there. */
export function EmailField({ defaultValue, error }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();

  function accept() {
    if (!input.current || meant === undefined) return;
    input.current.value = meant;
    input.current.focus();
    setMeant(undefined);
  }

  const question = meant !== undefined && (
    <button
      className="min-h-6 text-accent underline underline-offset-4"
      onClick={accept}
      type="button"
    >
      {say.didYouMean(meant)}
    </button>
  );
  return (
    <Field
      error={error}
      hint={<output>{question || say.emailHint}</output>}
      label={say.fields.email}
      name="email"
    >
      <Input
        autoCapitalize="none"
        autoComplete="email"
        defaultValue={defaultValue}
        inputMode="email"
        maxLength={254}
        onBlur={(event) => setMeant(suggestEmail(event.target.value))}
        ref={input}
        required
        spellCheck={false}
        type="email"
      />
    </Field>
  );
}
