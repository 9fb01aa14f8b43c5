import type { ComponentProps } from "react";
import { Notice } from "#app/ui/notice.tsx";

/** Takes the focus when the page opens with it: an alert that is there from the start is not read. */
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
