import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useRef, type ReactElement } from "react";
import { Link, useLocation } from "react-router";
import { buttonLook } from "../button-look.ts";
import { useHydrated } from "../use-hydrated.ts";
import { useKeys } from "../use-keys.ts";
import { leaveList, leftList } from "./list-memory.ts";
import { listWords as say } from "./list-words.ts";

/** Links to the previous and next record of the list from which this one was opened. */
export function RecordNav() {
  const { pathname } = useLocation();
  // Only the browser's session storage knows the list.
  const left = useHydrated() ? leftList() : undefined;
  const place = left?.rows.indexOf(pathname) ?? -1;
  if (!left || place < 0) return null;
  return (
    <nav aria-label={say.beside} className="ml-4 flex items-center gap-1 max-md:hidden">
      <Step keyName="[" label={say.previousRecord} to={left.rows[place - 1]}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Step>
      <span className="figures text-sm whitespace-nowrap text-ink-soft">
        {say.placeInList(place + 1, left.rows.length)}
      </span>
      <Step keyName="]" label={say.nextRecord} to={left.rows[place + 1]}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Step>
    </nav>
  );
}

/** Lets the list focus the last viewed record when it is opened again. */
function noteRow(row: string): void {
  const left = leftList();
  if (left) leaveList({ ...left, row });
}

type StepProps = { to: string | undefined; keyName: string; label: string; children: ReactElement };

/** At the end of the list the button stays disabled, so that nothing moves under the mouse. */
function Step({ to, keyName, label, children }: StepProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useKeys(useMemo(() => ({ [keyName]: () => link.current?.click() }), [keyName]));
  const look = buttonLook({ variant: "quiet", size: "icon" });
  if (to === undefined) {
    return (
      <button aria-label={label} className={look} disabled type="button">
        {children}
      </button>
    );
  }
  return (
    <Link
      aria-label={label}
      className={look}
      data-tip=""
      onClick={() => noteRow(to)}
      ref={link}
      to={to}
    >
      {children}
    </Link>
  );
}
