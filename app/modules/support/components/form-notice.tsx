import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { NoticeTone } from "#app/ui/notice.tsx";

type FormNoticeProps = {
  tone: NoticeTone;
  title: string | undefined;
  action?: ReactNode;
  children: ReactNode;
};

/** What the shop answers to the form; it takes the focus, as the form is long. */
export function FormNotice({ tone, title, action, children }: FormNoticeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice action={action} title={title} tone={tone}>
        {children}
      </Notice>
    </div>
  );
}

function takeFocus(box: HTMLElement | null) {
  box?.focus();
}
