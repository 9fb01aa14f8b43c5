import { CircleAlert } from "lucide-react";
import { Link, href } from "react-router";
import { cx } from "#app/ui/cx.ts";
import { cartMessages as say, lineNoticeText } from "../texts/shopper.ts";
import type { LineNotice } from "../rules/line-notices.ts";

const tones: Record<LineNotice["kind"], string> = {
  not_sold: "text-error",
  choose: "text-error",
  approval: "text-error",
  out: "text-error",
  short: "text-error",
  low: "text-warning",
  price: "text-warning",
};

export function LineNotices({ notices }: { notices: readonly LineNotice[] }) {
  return notices.map((notice) => (
    <p className={cx("flex gap-1.5 text-sm", tones[notice.kind])} key={notice.kind}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {lineNoticeText(notice)}
        {notice.kind === "approval" && <WaysOn />}
      </span>
    </p>
  ));
}

/** Who can approve it, and who answers a question about that. */
function WaysOn() {
  const look = "flex min-h-11 w-fit items-center underline underline-offset-4";
  return (
    <span className="flex flex-wrap gap-x-5">
      <Link className={look} to={href("/consultation")}>
        {say.book}
      </Link>
      <Link className={look} to={href("/contact")}>
        {say.askForClearance}
      </Link>
    </span>
  );
}
