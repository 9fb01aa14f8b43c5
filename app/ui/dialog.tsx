import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { buttonLook } from "./button-look.ts";
import { cx } from "./cx.ts";

const variants = {
  centred:
    "m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] rounded-card opacity-0 open:opacity-100 starting:open:opacity-0",
  /** Rises from the edge that a thumb reaches. */
  sheet:
    "mx-auto mt-auto mb-0 max-h-[calc(100dvh-3rem)] w-full max-w-none translate-y-full rounded-t-card open:translate-y-0 starting:open:translate-y-full md:m-auto md:w-[min(34rem,calc(100vw-2rem))] md:rounded-card",
  drawer:
    "my-0 mr-0 ml-auto pr-[env(safe-area-inset-right)] h-dvh max-h-none w-[min(24rem,calc(100vw-3rem))] translate-x-full open:translate-x-0 starting:open:translate-x-full",
};

type DialogProps = {
  id: string;
  title: string;
  closeLabel: string;
  variant?: keyof typeof variants | undefined;
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

/** Opened by a DialogLink; closed by Escape, its button, the backdrop or a link inside. */
export function Dialog(props: DialogProps) {
  const { id, title, closeLabel, variant = "centred", onClose, children } = props;
  const { pathname } = useLocation();
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className={cx(
        "overflow-hidden bg-surface p-0 text-ink shadow-float transition-[opacity,translate,display,overlay] transition-discrete duration-200 backdrop:bg-scrim",
        variants[variant],
      )}
      id={id}
      // A new page gets a new, closed dialog: the way back by gesture sends no click to close it.
      key={pathname}
      onClose={onClose}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
          <h2 className="text-xl" id={`${id}-title`}>
            {title}
          </h2>
          <form method="dialog">
            <button aria-label={closeLabel} className={closeLook}>
              <X aria-hidden="true" className="size-5" />
            </button>
          </form>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          {children}
        </div>
      </div>
    </dialog>
  );
}

const closeLook = buttonLook({ variant: "quiet", size: "icon" });
