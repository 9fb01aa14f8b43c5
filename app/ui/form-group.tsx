import { ChevronDown } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";

type FormGroupProps = {
  title: string;
  /** What is inside, in one line. */
  summary: ReactNode;
  /** Unfolded at first, and whenever a field inside has an error. */
  open: boolean;
  children: ReactNode;
};

/** A part of a long form that folds into its summary. Folded fields are sent as well. */
export function FormGroup({ title, summary, open, children }: FormGroupProps) {
  const box = useUnfoldedByAnchor();
  return (
    <details className="group rounded-card border border-line bg-surface" open={open} ref={box}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-baseline">
          <h2 className="font-text text-lg font-semibold">{title}</h2>
          <span className="text-sm wrap-anywhere text-ink-soft">{summary}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-6 border-t border-line px-5 py-5">{children}</div>
    </details>
  );
}

/** A link within the page to a field inside unfolds the group. Browsers do so on a new page only. */
function useUnfoldedByAnchor() {
  const box = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const field = hash && box.current?.querySelector(`#${CSS.escape(hash.slice(1))}`);
    if (!field || !box.current) return;
    box.current.open = true;
    field.scrollIntoView({ block: "center" });
  }, [location]);
  return box;
}
