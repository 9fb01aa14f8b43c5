import { Link, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { Card } from "#app/ui/card.tsx";
import { staffTransferMessages as say } from "../texts/staff.ts";
import { AnswerForms } from "./answer-forms.tsx";
import type { RefusedAnswer } from "./answer-forms.tsx";
import type { StaffTransfer } from "./staff-transfer.server.ts";

type TransferCardProps = {
  transfer: StaffTransfer;
  /** The address of the order's page: the proofs are below it. */
  address: string;
  refused: RefusedAnswer | undefined;
};

/** What the buyer sent, and the two answers to it. */
export function TransferCard({ transfer, address, refused }: TransferCardProps) {
  const { reference, amount, waitingSince, proofs, mayAnswer } = transfer;
  const asked = formatMoney(amount);
  return (
    <Card as="section" className="grid gap-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="text-xl">{say.title}</h2>
          <Link className={link} to={`${href("/admin/orders")}?show=to-check`}>
            {say.allToCheck}
          </Link>
        </div>
        {waitingSince && <p className="font-semibold">{say.waiting(waitingSince)}</p>}
        <p className="text-ink-soft">{say.askFor(asked, reference)}</p>
      </div>
      {proofs.length > 0 && <ProofList address={address} proofs={proofs} />}
      {mayAnswer && proofs.length === 0 && <p>{say.nothingSent}</p>}
      {mayAnswer && <AnswerForms address={address} refused={refused} transfer={transfer} />}
    </Card>
  );
}

const link = "inline-flex min-h-11 items-center underline underline-offset-4";

function ProofList({ proofs, address }: { proofs: StaffTransfer["proofs"]; address: string }) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {proofs.map(({ id, sentAt, width, height, answer, answerReason, removed }, index) => (
        <li className="grid content-start gap-1 text-sm" key={id}>
          {removed ? (
            <span>{say.removed(removed)}</span>
          ) : (
            <a
              aria-label={say.open(index + 1)}
              className="block"
              href={`${address}/proofs/${id}`}
              rel="noreferrer"
              target="_blank"
            >
              <img
                alt={say.proofAlt(index + 1)}
                className="aspect-square w-full rounded-control border border-line bg-sunken object-contain"
                height={height}
                loading="lazy"
                src={`${address}/proofs/${id}`}
                width={width}
              />
            </a>
          )}
          <span className="font-semibold">
            {answerReason ? say.declinedFor(answerReason) : say.answers[answer ?? "none"]}
          </span>
          <span className="text-ink-soft">{say.sentAt(sentAt)}</span>
        </li>
      ))}
    </ul>
  );
}
