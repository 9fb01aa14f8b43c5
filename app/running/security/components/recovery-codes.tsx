import { LinkButton } from "#app/ui/button.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { RECOVERY_CODES } from "../rules/recovery-code.ts";
import { securityMessages as say } from "../texts/shopper.ts";

type CodesOnceProps = { codes: readonly string[]; shop: string; email: string; page: string };

/** The codes, shown only in this answer. A printout of the page has only the codes. */
export function CodesOnce({ codes, shop, email, page }: CodesOnceProps) {
  const printable = useHydrated();
  const text = `${say.codesHead(shop, email)}\r\n\r\n${codes.join("\r\n")}\r\n`;
  return (
    <Card
      aria-labelledby="new-codes"
      as="section"
      className="print-alone grid gap-4"
      padding="roomy"
      tint="amber"
    >
      <h2 className="text-xl" id="new-codes" ref={takeFocus} tabIndex={-1}>
        {say.codesOnceTitle}
      </h2>
      <p className="measure">{say.codesOnce}</p>
      <ul className="figures grid max-w-80 grid-cols-2 gap-x-6 gap-y-2 text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton copied={say.copied} label={say.copy} text={text} what={say.codesName} />
        <a
          className={buttonLook({ variant: "quiet" })}
          download={say.codesFile}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {say.download}
        </a>
        {printable && (
          <button
            className={buttonLook({ variant: "quiet" })}
            onClick={() => window.print()}
            type="button"
          >
            {say.print}
          </button>
        )}
        <LinkButton to={page} variant="secondary">
          {say.codesSaved}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The number of unused codes, with a button for new ones. */
export function CodesCard({ left }: { left: number }) {
  return (
    <Card aria-labelledby="codes" as="section" className="grid gap-4" padding="roomy">
      <h2 className="text-xl" id="codes">
        {say.codesTitle}
      </h2>
      <p className="measure text-ink-soft">{say.codesLead}</p>
      <p>{left > 0 ? say.codesLeft(left, RECOVERY_CODES) : say.codesNone}</p>
      <IntentForm className="grid justify-items-start gap-3" intent="renew-codes">
        <p className="text-ink-soft">{say.codesRenewNote}</p>
        <IntentButton variant="secondary">{say.codesRenew}</IntentButton>
      </IntentForm>
    </Card>
  );
}

/** The new content takes the focus, so that no one misses it. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
