import type { ReactNode } from "react";
import { Link } from "react-router";
import { frameMessages as say } from "./texts.ts";

/** How much waits, by the address of its list. */
export type Waiting = Readonly<Record<string, number>>;

type MenuRowProps = {
  to: string;
  label: string;
  icon?: ReactNode;
  current: "page" | "true" | false;
  waiting: number;
  /** The icon alone is shown, and the label as its tooltip. */
  folded?: boolean;
};

export function MenuRow({ to, label, icon, current, waiting, folded = false }: MenuRowProps) {
  const name = waiting > 0 ? `${label} ${waiting} ${say.waiting}` : label;
  return (
    <Link
      aria-current={current || undefined}
      aria-label={folded ? name : undefined}
      className="desk-row"
      data-tip={folded ? "" : undefined}
      to={to}
    >
      {icon}
      <span className="desk-word">{label}</span>
      {waiting > 0 && (
        <span className="desk-count">
          {waiting}
          <span className="sr-only"> {say.waiting}</span>
        </span>
      )}
    </Link>
  );
}
