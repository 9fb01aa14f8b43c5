import type { ReactNode } from "react";
import { Link, useLocation, type Location } from "react-router";

type PartLinkProps = { id: string; className: string; children: ReactNode };

/** Leads to one of the page's Parts; the way back still leads to where the reader came from. */
export function PartLink({ id, className, children }: PartLinkProps) {
  const { search, state } = useLocation() as Location<unknown>;
  return (
    <Link className={className} replace state={state} to={{ search, hash: `#${id}` }}>
      {children}
    </Link>
  );
}
