import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useFetcher, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { securityMessages as say } from "../texts/shopper.ts";
import { answerByPasskey, getReady, type PasskeyProblem } from "./ask-device.ts";

type PasskeyFormProps = {
  /** The form's page: it makes the challenge and receives the passkey's answer. */
  action: string;
  label: string;
  next?: string | undefined;
  variant?: "primary" | "secondary";
};

type PasskeyRequest = { passkey?: PublicKeyCredentialRequestOptionsJSON | undefined };

/**
 * One press fetches the challenge, asks the device and sends the answer. Hidden without a script.
 */
export function PasskeyForm({ action, label, next, variant = "secondary" }: PasskeyFormProps) {
  const beginning = useFetcher<PasskeyRequest>();
  const submit = useSubmit();
  const isSent = useNavigation().formData?.get("intent") === "passkey";
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem>();
  const options = beginning.data?.passkey;

  useEffect(() => {
    if (!options) return;
    let isGone = false;
    setAsking(true);
    setProblem(undefined);
    async function answer(challenge: PublicKeyCredentialRequestOptionsJSON) {
      const asked = await answerByPasskey(challenge);
      if (isGone) return;
      setAsking(false);
      if (!asked.ok) return setProblem(asked.problem);
      const response = JSON.stringify(asked.answer);
      const fields = { intent: "passkey", next: next ?? "", response };
      await submit(fields, { action, method: "post" });
    }
    void answer(options);
    return () => {
      isGone = true;
    };
    // Each challenge is answered once, whatever else has changed meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [options]);

  return (
    <div className="grid gap-3 noscript:hidden">
      {problem && <Notice tone="error">{say.passkeyProblem[problem]}</Notice>}
      <beginning.Form
        action={action}
        className="grid"
        method="post"
        onFocus={() => void getReady()}
        onPointerEnter={() => void getReady()}
      >
        <input name="intent" type="hidden" value="begin-passkey" />
        <input name="next" type="hidden" value={next ?? ""} />
        <Button pending={beginning.state !== "idle" || isAsking || isSent} variant={variant} wide>
          <KeyRound aria-hidden="true" className="size-5" />
          {label}
        </Button>
      </beginning.Form>
    </div>
  );
}
