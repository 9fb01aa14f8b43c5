import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { buttonLook } from "./button-look.ts";
import { cx } from "./cx.ts";
import type { Toast } from "./toast-message.ts";
import { usePaused } from "./use-paused.ts";

const LIFE_MS = 4_000;
/** As long as a shipment can be undone. */
const LIFE_WITH_ACTION_MS = 10_000;
const AT_MOST = 3;
const FADE_MS = 200;

type ToastView = Toast & { id: number };

const icons = {
  neutral: null,
  info: <Info aria-hidden="true" className="size-5 shrink-0 text-info" />,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />,
  warning: <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warning" />,
  error: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-error" />,
};

let add: ((toast: Toast) => void) | undefined;

export function raiseToast(toast: Toast): void {
  add?.(toast);
}

/**
 * At most three, the newest last, and none twice. Screen readers read errors at once, all else when
 * they pause. Alt+T leads to them, and nothing goes while the pointer or the focus is on one.
 * `--bottom-space` is the height of the bar at the bottom of a phone's screen.
 */
export function ToastList({ label }: { label: string }) {
  const [toasts, setToasts] = useState<readonly ToastView[]>([]);
  const box = useRef<HTMLElement>(null);
  const paused = usePaused(box);

  useEffect(() => {
    let last = 0;
    add = (toast) => {
      last += 1;
      const shown = { ...toast, id: last };
      setToasts((all) => [...all.filter(differsFrom(toast)), shown].slice(-AT_MOST));
    };
    return () => (add = undefined);
  }, []);

  const drop = useCallback((id: number) => {
    setToasts((all) => all.filter((toast) => toast.id !== id));
  }, []);
  const show = (toast: ToastView) => (
    <Item paused={paused} key={toast.id} onEnd={drop} toast={toast} />
  );
  const errors = toasts.filter(({ tone }) => tone === "error");
  return (
    <section
      aria-label={label}
      className="toasts fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(1rem+var(--bottom-space,env(safe-area-inset-bottom)))] z-50 max-sm:left-4 sm:w-88"
      ref={box}
      tabIndex={-1}
    >
      {/* An output holds words, and this holds buttons as well. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">{toasts.filter(({ tone }) => tone !== "error").map(show)}</div>
      <div role="alert">{errors.map(show)}</div>
    </section>
  );
}

/** The same message twice is shown once. Two actions can undo two different things. */
const differsFrom =
  ({ message, tone, action }: Toast) =>
  (other: Toast) =>
    action !== undefined ||
    other.action !== undefined ||
    other.message !== message ||
    other.tone !== tone;

type ItemProps = { toast: ToastView; paused: boolean; onEnd: (id: number) => void };

function Item({ toast: { id, message, tone, action }, paused, onEnd }: ItemProps) {
  const left = useRef(action ? LIFE_WITH_ACTION_MS : LIFE_MS);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (paused || leaving) return undefined;
    const since = performance.now();
    const over = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(over);
      left.current -= performance.now() - since;
    };
  }, [paused, leaving]);

  useEffect(() => {
    if (!leaving) return undefined;
    const gone = setTimeout(() => onEnd(id), FADE_MS);
    return () => clearTimeout(gone);
  }, [id, leaving, onEnd]);

  return (
    <div
      className={cx(
        "mt-2 flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-2 text-ink shadow-float transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0",
        leaving && "opacity-0",
      )}
    >
      {icons[tone]}
      <p className="min-w-0 flex-1 wrap-anywhere">{message}</p>
      {action && (
        <button
          className={buttonLook({ variant: "secondary", size: "compact" })}
          onClick={() => {
            action.onSelect();
            setLeaving(true);
          }}
          type="button"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
