import { transferMessages as say } from "../texts/shopper.ts";
import type { TransferView } from "../views/show-transfer.ts";

type SentProofsProps = { proofs: TransferView["proofs"]; address: string };

export function SentProofs({ proofs, address }: SentProofsProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {proofs.map(({ id, sentAt, width, height, answer, removed }) => (
        <li className="grid content-start gap-1 text-sm" key={id}>
          {removed ? (
            <span>{say.removed(removed)}</span>
          ) : (
            <a className="block" href={`${address}/${id}`} rel="noreferrer" target="_blank">
              <img
                alt={say.proofAlt(sentAt)}
                className="aspect-square w-full rounded-control border border-line bg-sunken object-cover object-top"
                height={height}
                loading="lazy"
                src={`${address}/${id}`}
                width={width}
              />
            </a>
          )}
          <span>{say.answers[answer ?? "none"]}</span>
          <span className="text-ink-soft">{sentAt}</span>
        </li>
      ))}
    </ul>
  );
}
