import { LockKeyhole } from "lucide-react";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type LockedProps = { say: { shop: string; locked: string; lockedText: string } };

/** In place of a tool for customers who have bought. */
export function Locked({ say }: LockedProps) {
  return (
    <EmptyState
      action={<LinkButton to={href("/products")}>{say.shop}</LinkButton>}
      icon={<LockKeyhole />}
      level={3}
      title={say.locked}
    >
      <p>{say.lockedText}</p>
    </EmptyState>
  );
}
