import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type FieldMessageProps = { id: string; children?: ReactNode };

export function FieldHint({ id, children }: FieldMessageProps) {
  if (!children) return null;
  return (
    <p className="text-sm text-ink-soft" id={`${id}-hint`}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: FieldMessageProps) {
  if (!children) return null;
  return (
    <p className="flex gap-1.5 text-sm text-error" id={`${id}-error`}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
