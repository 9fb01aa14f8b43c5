import { Copy, Share2 } from "lucide-react";
import { buttonLook } from "#app/ui/button-look.ts";
import { showToast } from "#app/ui/toast.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { affiliateMessages as say } from "../texts/shopper.ts";

/** The button needs the clipboard; without it the text can still be selected. */
export function CopyText({ text, label }: { text: string; label: string }) {
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
export function ShareLink({ link }: { link: string }) {
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
