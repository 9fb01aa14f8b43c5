import { ChevronDown } from "lucide-react";
import type { Block } from "../views/markdown-nodes.ts";
import { Markdown } from "./markdown.tsx";

export type ProvenClaim = {
  figure: string;
  text: string;
  /** Figure and text: "99.8% lab purity". */
  words: string;
  /** The date of the evidence; empty if it has none. */
  basis: string;
  blocks: readonly Block[];
  /** What the claim does not say. */
  note?: string | undefined;
};

type Figure = { figure: string; text: string };

type ClaimRowProps = {
  claims: readonly ProvenClaim[];
  /** A figure that needs no evidence of its own. */
  also?: Figure | undefined;
};

/** Large figures in a row; a tap on one shows its evidence below the row, over the page. */
export function ClaimRow({ claims, also }: ClaimRowProps) {
  return (
    <ul className="claim-row">
      {claims.map((claim) => (
        <li key={claim.words}>
          <details name="claims">
            <summary>
              <FigureText {...claim} />
            </summary>
            <Proof claim={claim} />
          </details>
        </li>
      ))}
      {also && (
        <li>
          <FigureText {...also} />
        </li>
      )}
    </ul>
  );
}

function FigureText({ figure, text }: Figure) {
  return (
    <>
      {figure && <strong>{figure}</strong>} <span>{text}</span>
    </>
  );
}

/** A claim as a sentence that opens its evidence. */
export function ClaimLine({ claim }: { claim: ProvenClaim }) {
  return (
    <details className="claim-line">
      <summary>
        {claim.words}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </summary>
      <Proof claim={claim} />
    </details>
  );
}

function Proof({ claim: { blocks, basis, note } }: { claim: ProvenClaim }) {
  return (
    <div className="claim-proof">
      <Markdown blocks={blocks} />
      {note && <p>{note}</p>}
      {basis && <p className="text-ink-soft">{basis}</p>}
    </div>
  );
}
