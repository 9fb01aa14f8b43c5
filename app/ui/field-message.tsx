import { CircleAlert } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { clearCorrectedError } from "./clear-corrected-error.ts";

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
  return children ? <ShownError id={id}>{children}</ShownError> : null;
}

function ShownError({ id, children }: FieldMessageProps) {
  const error = useRef<HTMLParagraphElement>(null);
  const clearing = useRef<ReturnType<typeof clearCorrectedError>>(null);

  // Most pages never show an error, so what takes it away comes with the first one.
  useEffect(() => {
    let gone = false;
    const field = document.getElementById(id) as HTMLInputElement | null;
    const sent = field?.value;
    async function start() {
      const { clearCorrectedError: begin } = await import("./clear-corrected-error.ts");
      if (!gone && error.current) clearing.current = begin(error.current, field, sent);
    }
    // Without a connection it may not come: the error then stands until the next answer.
    void start().catch(() => undefined);
    return () => {
      gone = true;
      clearing.current?.end();
    };
  }, [id]);

  useEffect(() => clearing.current?.drawn());

  return (
    <p className="flex gap-1.5 text-sm text-error" id={`${id}-error`} ref={error}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
