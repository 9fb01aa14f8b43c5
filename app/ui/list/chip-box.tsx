import { useEffect, useRef, type ReactNode } from "react";

/** Opens and closes without a script; with one, a press elsewhere or Escape closes it too. */
export function ChipBox({ children, className }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({ target }: Event) => {
      const isInside = target instanceof Node && box.current?.contains(target);
      if (box.current?.open && !isInside) box.current.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !box.current?.open) return;
      event.preventDefault();
      box.current.open = false;
      box.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", escape, true);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", escape, true);
    };
  }, []);
  return (
    <details className={className} name="list-chip" ref={box}>
      {children}
    </details>
  );
}
