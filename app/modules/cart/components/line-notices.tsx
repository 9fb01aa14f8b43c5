import { CircleAlert } from "lucide-react";
import { cx } from "#app/ui/cx.ts";
import { lineNoticeText } from "../messages.ts";
import type { LineNotice } from "../rules/line-notices.ts";

const tones: Record<LineNotice["kind"], string> = {
  not_sold: "text-error",
  out: "text-error",
  short: "text-error",
  low: "text-warning",
  price: "text-warning",
};

export function LineNotices({ notices }: { notices: readonly LineNotice[] }) {
  return notices.map((notice) => (
    <p className={cx("flex gap-1.5 text-sm", tones[notice.kind])} key={notice.kind}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{lineNoticeText(notice)}</span>
    </p>
  ));
}
