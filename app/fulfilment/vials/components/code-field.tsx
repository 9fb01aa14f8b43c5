import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { vialTexts as say } from "../texts/shopper.ts";

type CodeFieldProps = { typed: string; error: string | undefined };

/** The field for a code, with its button. */
export function CodeField({ typed, error }: CodeFieldProps) {
  return (
    <>
      <Field error={error} hint={say.codeHint} label={say.code} name="code">
        <Input
          autoCapitalize="characters"
          autoComplete="off"
          className="figures uppercase"
          defaultValue={typed}
          maxLength={40}
          required
          spellCheck={false}
        />
      </Field>
      <div>
        <Button size="large">{say.look}</Button>
      </div>
    </>
  );
}
