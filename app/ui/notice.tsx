import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Tone } from "./tone.ts";

export type NoticeTone = Exclude<Tone, "neutral">;

type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  /** False for a static text that does not answer the person's last action. */
  announced?: boolean | undefined;
  action?: ReactNode;
  className?: string | undefined;
  /** Goes on the text, for `aria-describedby`. */
  id?: string | undefined;
  children?: ReactNode;
};

const looks = {
  info: { icon: Info, ground: "bg-info-soft", mark: "text-info", role: "status" },
  success: { icon: CircleCheck, ground: "bg-success-soft", mark: "text-success", role: "status" },
  warning: { icon: TriangleAlert, ground: "bg-warning-soft", mark: "text-warning", role: "status" },
  error: { icon: CircleAlert, ground: "bg-error-soft", mark: "text-error", role: "alert" },
} as const;

export function Notice(props: NoticeProps) {
  const { tone = "info", title, announced = true, action, className, id, children } = props;
  const { icon: Icon, ground, mark, role } = looks[tone];
  return (
    <div
      className={cx("flex gap-3 rounded-card px-4 py-3.5", ground, className)}
      role={announced ? role : "note"}
    >
      <Icon aria-hidden="true" className={cx("mt-0.5 size-5 shrink-0", mark)} />
      <div className="measure grid min-w-0 flex-1 content-start gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div id={id}>{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
