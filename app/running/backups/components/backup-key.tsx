import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { backupMessages as say } from "../texts/staff.ts";

const keyLook = "figures block rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere";

/** The first step of a shop without a key. */
export function FirstKey({ version }: { version: number }) {
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="text-xl">{say.firstTitle}</h2>
      <p className="measure">{say.firstText}</p>
      <KeyForm label={say.makeKey} version={version} />
    </Card>
  );
}

/** The private half is shown once. Reloading the page removes it. */
export function NewKey({ identity }: { identity: string }) {
  return (
    <Card as="section" className="grid gap-3" tint="amber">
      <h2 className="text-xl" ref={takeFocus} tabIndex={-1}>
        {say.keyTitle}
      </h2>
      <p className="measure">{say.keyText}</p>
      <p className="font-semibold">{say.keyLabel}</p>
      <code className={keyLook}>{identity}</code>
      <div className="flex flex-wrap gap-3">
        <CopyButton copied={say.copied} label={say.copy} text={identity} what={say.keyLabel} />
        <LinkButton to={href("/admin/settings/backup")} variant="secondary">
          {say.keySaved}
        </LinkButton>
      </div>
    </Card>
  );
}

type ReplaceKeyProps = { version: number; recipient: string; isSigning: boolean };

export function ReplaceKey({ version, recipient, isSigning }: ReplaceKeyProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.replaceTitle}</h2>
      <p>{say.replaceText}</p>
      <code className={keyLook}>{recipient}</code>
      <p className="measure">{isSigning ? say.signedText : say.unsignedText}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          {say.replaceFold}
        </summary>
        <div className="grid justify-items-start gap-3 pt-2">
          <p className="measure">{say.replaceNote}</p>
          <KeyForm label={say.replace} variant="secondary" version={version} />
        </div>
      </details>
    </Card>
  );
}

type KeyFormProps = { version: number; label: string; variant?: "secondary" };

function KeyForm({ version, label, variant }: KeyFormProps) {
  return (
    <IntentForm intent="make-key">
      <input name="version" type="hidden" value={version} />
      <IntentButton variant={variant}>{label}</IntentButton>
    </IntentForm>
  );
}

/** The new content takes the focus, so that no one misses it. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
