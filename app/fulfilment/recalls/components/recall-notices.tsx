import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { recallTexts as say } from "../texts/shopper.ts";

type RecallNoticesProps = { lots: readonly { id: string; lotNumber: string }[]; to: string };

/** Shows the order's recalled lots at the top of its receipt. */
export function RecallNotices({ lots, to }: RecallNoticesProps) {
  return lots.map(({ id, lotNumber }) => (
    <Notice
      action={<LinkButton to={to}>{say.noticeLink}</LinkButton>}
      announced={false}
      key={id}
      title={say.notice(lotNumber)}
      tone="error"
    >
      {say.noticeText}
    </Notice>
  ));
}
