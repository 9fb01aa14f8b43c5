import type { ReactNode } from "react";
import { href } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Card } from "#app/ui/card.tsx";
import { affiliateMessages as say } from "../texts/shopper.ts";
import { Copy, Share2 } from "lucide-react";
import { buttonLook } from "#app/ui/button-look.ts";
import { showToast } from "#app/ui/show-toast.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type ShareCardProps = {
  code: string;
  link: string;
  qr: { path: string; size: number };
  window: number;
};

/** Code, link and picture: what an affiliate gives out. */
export function ShareCard({ code, link, qr, window }: ShareCardProps) {
  return (
    <Card className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto]" id="share" padding="roomy">
      <div className="grid content-start gap-6">
        <Part hint={say.codeHint} text={code} title={say.code}>
          <CopyText label={say.copyCode} text={code} />
        </Part>
        <Part hint={say.linkHint(window)} text={link} title={say.link}>
          <CopyText label={say.copyLink} text={link} />
          <ShareLink link={link} />
        </Part>
      </div>
      <div className="grid content-start gap-3 md:w-60">
        {/* Dark on light in both themes: some cameras read nothing else. */}
        <svg
          aria-hidden="true"
          className="w-full max-w-60 rounded-control"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
        >
          <rect fill="#fff" height={qr.size} width={qr.size} />
          <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <h3 className="font-text text-base font-semibold">{say.picture}</h3>
        <p className="text-sm text-ink-soft">{say.pictureHint}</p>
        <div>
          <AnchorButton download href={href("/portal/affiliate/code.svg")} variant="secondary">
            {say.download}
          </AnchorButton>
        </div>
      </div>
    </Card>
  );
}

type PartProps = { title: string; text: string; hint: string; children: ReactNode };

function Part({ title, text, hint, children }: PartProps) {
  return (
    <div className="grid gap-2">
      <h3 className="font-text text-base font-semibold">{title}</h3>
      <p>
        <code className="figures inline-flex min-h-11 max-w-full items-center rounded-control bg-sunken px-3 py-2 wrap-anywhere">
          {text}
        </code>
      </p>
      <p className="text-sm text-ink-soft">{hint}</p>
      <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
    </div>
  );
}

/** The button needs the clipboard; without it the text can still be selected. */
function CopyText({ text, label }: { text: string; label: string }) {
  const hydrated = useHydrated();
  if (!hydrated || !("clipboard" in navigator)) return null;
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => showToast(say.copied, { tone: "success" }), ignore);
  return (
    <button
      className={buttonLook({ variant: "secondary" })}
      onClick={() => void copy()}
      type="button"
    >
      <Copy aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </button>
  );
}

/** The device's share sheet, if it has one. Copying works everywhere else. */
function ShareLink({ link }: { link: string }) {
  const hydrated = useHydrated();
  if (!hydrated || !("share" in navigator)) return null;
  const share = () => navigator.share({ title: say.shareText, url: link }).catch(ignore);
  return (
    <button
      className={buttonLook({ variant: "primary" })}
      onClick={() => void share()}
      type="button"
    >
      <Share2 aria-hidden="true" className="size-4 shrink-0" />
      {say.share}
    </button>
  );
}

/** The reader closed the sheet or refused the clipboard: nothing changes, and nothing says that it did. */
function ignore() {}
