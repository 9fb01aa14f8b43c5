import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { QrPicture, type QrCode } from "../qr-picture.tsx";

type CodeLinkProps = { code: string; link: string; qrCode: QrCode };

/** A link that applies the code, to share and to print. */
export function CodeLink({ code, link, qrCode }: CodeLinkProps) {
  return (
    <section aria-labelledby="link" className="grid max-w-form gap-3">
      <h2 className="text-xl" id="link">
        {say.link}
      </h2>
      <p className="text-ink-soft">{say.linkHint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <a className="min-w-0 break-all underline" href={link}>
          {link}
        </a>
        <CopyButton copied={say.copied} label={say.copyLink} text={link} what={say.linkOf(code)} />
      </div>
      <QrPicture code={qrCode} label={say.qrOf(code)} />
      <p className="text-sm text-ink-soft">{say.linkTo}</p>
    </section>
  );
}
