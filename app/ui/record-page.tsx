import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { BackLink, PageTitle } from "./page.tsx";
import { Unbroken } from "./unbroken.tsx";

type RecordPageProps = {
  /** The list that the record is of. */
  back: { to: string; label: string };
  title: ReactNode;
  /** How it stands, as badges beside its name. */
  state?: ReactNode;
  lead?: ReactNode;
  /** The one thing to do about it next, and what else leads from here. */
  acts?: ReactNode;
  /** What went wrong, and what has to be known first. */
  notices?: ReactNode;
  /** The first of the facts beside the record, which a phone shows right after the notices. */
  who?: ReactNode;
  /** Facts beside the record on wide screens, and below it on others. */
  side?: ReactNode;
  children: ReactNode;
};

/** A record of the back-office: what it is and how it stands, then its cards. */
export function RecordPage(props: RecordPageProps) {
  const { back, title, state, lead, acts, notices, who, side, children } = props;
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageTitle
        actions={acts}
        lead={
          (state || lead) && (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {state}
              {lead}
            </span>
          )
        }
      >
        {typeof title === "string" ? <Unbroken>{title}</Unbroken> : title}
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {notices}
        {side || who !== undefined ? (
          <div
            className={cx(
              "grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]",
              who !== undefined && "lg:grid-rows-[auto_1fr]",
            )}
          >
            {who !== undefined && <div className="min-w-0 lg:col-start-2">{who}</div>}
            <div
              className={cx(
                "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-1 lg:row-start-1",
                who !== undefined && "lg:row-span-2",
              )}
            >
              {children}
            </div>
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 empty:hidden lg:col-start-2">
              {side}
            </div>
          </div>
        ) : (
          children
        )}
      </div>
    </>
  );
}
