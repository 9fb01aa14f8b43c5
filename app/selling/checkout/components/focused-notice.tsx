import type { ComponentProps } from "react";
import { Notice } from "#app/ui/notice.tsx";

/** Takes the focus, since screen readers do not announce an alert present from the start. */
export function FocusedNotice(notice: ComponentProps<typeof Notice>) {
  return (
    <div className="outline-none" ref={takeFocus} tabIndex={-1}>
      <Notice {...notice} />
    </div>
  );
}

function takeFocus(box: HTMLElement | null) {
  box?.focus();
}
