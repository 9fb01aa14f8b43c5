import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { staffTransferMessages as say } from "../../texts/staff.ts";
import type { RefusedForm } from "#app/selling/orders/pages/desk/staff-answer.ts";
import type { StaffTransfer } from "./staff-transfer.server.ts";
import { TransferAnswers } from "./transfer-answers.tsx";
import { TransferProofs } from "./transfer-proofs.tsx";

type TransferCardProps = {
  transfer: StaffTransfer;
  /** The order page's address. The proofs have addresses below it. */
  address: string;
};

/** The buyer's proofs and their answers. */
export function TransferCard({ transfer, address }: TransferCardProps) {
  const { waitingSince, proofs, mayAnswer } = transfer;
  return (
    <Card as="section" className="grid gap-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="text-xl">{say.title}</h2>
          <TextLink to={`${href("/admin/orders")}?show=to-check`}>{say.allToCheck}</TextLink>
        </div>
        {waitingSince && <p className="font-semibold">{say.waiting(waitingSince)}</p>}
        <Due transfer={transfer} />
      </div>
      {proofs.length > 0 && <TransferProofs address={address} proofs={proofs} />}
      {mayAnswer && proofs.length === 0 && <p>{say.nothingSent}</p>}
    </Card>
  );
}

/** The proofs beside both answers to them. */
export function TransferForms(props: TransferCardProps & { refused: RefusedForm | undefined }) {
  const { transfer, address, refused } = props;
  return (
    <>
      <Due transfer={transfer} />
      {transfer.proofs.length > 0 && <TransferProofs address={address} proofs={transfer.proofs} />}
      <TransferAnswers className="" refused={refused} transfer={transfer} />
    </>
  );
}

function Due({ transfer: { amount, reference } }: Pick<TransferCardProps, "transfer">) {
  return <p className="text-ink-soft">{say.askFor(formatMoney(amount), reference)}</p>;
}
