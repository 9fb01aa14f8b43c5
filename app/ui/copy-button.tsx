import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonLook } from "./button-look.ts";
import { useHydrated } from "./use-hydrated.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type CopyButtonProps = {
  text: string;
  label: string;
  /** What is copied, for people who only hear the button. */
  what: string;
  copied: string;
};

/** Appears where a script may write to the clipboard; the text beside it can be selected anyway. */
export function CopyButton({ text, label, what, copied }: CopyButtonProps) {
  const hydrated = useHydrated();
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const back = setTimeout(() => setDone(false), 3_000);
    return () => clearTimeout(back);
  }, [done]);

  // Browsers keep the clipboard from pages that come without https.
  if (!hydrated || !("clipboard" in navigator)) return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setDone(true), ignore);
  const Icon = done ? Check : Copy;
  return (
    <>
      <button
        className={buttonLook({ variant: "quiet", className: "shrink-0" })}
        onClick={() => void copy()}
        type="button"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {done ? copied : label}
        <VisuallyHidden> {what}</VisuallyHidden>
      </button>
      <output className="sr-only">{done && `${copied}: ${what}`}</output>
    </>
  );
}

/** The reader refused the clipboard: nothing changes, and nothing says that it did. */
function ignore() {}
