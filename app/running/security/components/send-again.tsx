import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { proofMessages } from "../texts/shopper-proof.ts";

type SendAgainProps = { address: string; fields: Readonly<Record<string, string>> };

/**
 * Sends the stored form to its address, by itself or without a script by its button. It is a
 * document request, because the answer may be a file.
 */
export function SendAgain({ address, fields }: SendAgainProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);

  useEffect(() => {
    form.current?.requestSubmit();
  }, []);

  return (
    <form
      action={address}
      className="grid gap-5"
      method="post"
      onSubmit={() => setSent(true)}
      ref={form}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <output>{sent ? proofMessages.proofSent : proofMessages.proofDone}</output>
      {!sent && <Button wide>{proofMessages.proofContinue}</Button>}
    </form>
  );
}
