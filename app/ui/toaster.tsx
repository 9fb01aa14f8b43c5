import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Toaster, toast as sonner } from "sonner";
// The library also writes these rules into a style element, which the CSP refuses.
import "sonner/dist/styles.css";
import { buttonLook } from "./button-look.ts";
import type { Toast } from "./toast-message.ts";

const icons = {
  neutral: undefined,
  info: <Info aria-hidden="true" className="size-5 text-info" />,
  success: <CircleCheck aria-hidden="true" className="size-5 text-success" />,
  warning: <TriangleAlert aria-hidden="true" className="size-5 text-warning" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-error" />,
};

/** `--toast-clearance` is the height of whatever sticks to the bottom of a phone's screen. */
const aboveBars = "calc(1rem + var(--toast-clearance, 0px) + env(safe-area-inset-bottom))";

export function ToastList({ label }: { label: string }) {
  return (
    <Toaster
      customAriaLabel={label}
      duration={4000}
      hotkey={["altKey", "KeyT"]}
      mobileOffset={{ bottom: aboveBars }}
      offset={{ bottom: aboveBars }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex min-h-14 w-(--width) items-center gap-3 rounded-card bg-surface px-4 py-2 font-text text-base text-ink shadow-float focus-visible:outline-2 [&[data-expanded=false][data-front=false]>*]:opacity-0",
          content: "min-w-0 flex-1",
        },
      }}
      visibleToasts={3}
    />
  );
}

export function raiseToast({ message, tone, action }: Toast): void {
  const id = sonner(message, {
    icon: icons[tone],
    action: action && (
      <button
        className={buttonLook({ variant: "secondary", size: "compact" })}
        onClick={() => {
          action.onSelect();
          sonner.dismiss(id);
        }}
        type="button"
      >
        {action.label}
      </button>
    ),
  });
}
