import { cx } from "#app/ui/cx.ts";
import { staffTransferMessages as say } from "../../texts/staff.ts";
import type { StaffTransfer } from "./staff-transfer.server.ts";

const SEVERAL = "grid-cols-2 md:grid-cols-3";

type TransferProofsProps = {
  proofs: StaffTransfer["proofs"];
  /** The order page's address. The pictures have addresses below it. */
  address: string;
  className?: string;
};

/** The buyer's pictures with their results. */
export function TransferProofs({ proofs, address, className = SEVERAL }: TransferProofsProps) {
  return (
    <ul className={cx("grid gap-4", className)}>
      {proofs.map(({ id, number, sentAt, width, height, answer, answerReason, removed }) => (
        <li className="grid content-start gap-1 text-sm" key={id}>
          {removed ? (
            <span>{say.removed(removed)}</span>
          ) : (
            <a
              aria-label={say.open(number)}
              className="block"
              href={`${address}/proofs/${id}`}
              rel="noreferrer"
              target="_blank"
            >
              <img
                alt={say.proofAlt(number)}
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
