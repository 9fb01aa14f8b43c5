import { BadgeCheck, TriangleAlert } from "lucide-react";
import type { Compound } from "../rules/compounds.ts";
import type { RegulatoryStatus } from "../rules/product-terms.ts";
import { cautionMessages as say } from "../texts/shopper-notices.ts";
import { statusTexts } from "../texts/shopper-product.ts";
import { showCautions, type CautionGroup } from "../views/show-cautions.ts";
import { tellFirst } from "../views/tell-first.ts";

type CautionsProps = {
  product: {
    compound: Compound | null;
    regulatoryStatus: RegulatoryStatus;
    contraindications: readonly string[];
  };
};

/** Regulatory status and contraindications, above the button. Only the server renders them. */
export function Cautions({ product }: CautionsProps) {
  const { regulatoryStatus, contraindications } = product;
  const { first, others, more } = showCautions(contraindications);
  const { groups, count, sources } = tellFirst(product);
  const Sign = regulatoryStatus === "registered" ? BadgeCheck : TriangleAlert;
  return (
    <>
      <p className="flex gap-3 font-semibold">
        <Sign aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {statusTexts[regulatoryStatus]}
      </p>
      {first.map((group) => (
        <InOneLine group={group} key={group.title} />
      ))}
      {more > 0 && (
        <details>
          <summary>{say.more(more)}</summary>
          {others.map((group) => (
            <AsList group={group} key={group.title} />
          ))}
        </details>
      )}
      {count > 0 && (
        <details>
          <summary>{say.tellFirst(count)}</summary>
          {groups.map((group) => (
            <InOneLine group={group} key={group.title} />
          ))}
          <p>{say.tellFirstSources(sources)}</p>
        </details>
      )}
    </>
  );
}

function InOneLine({ group: { title, items } }: { group: CautionGroup }) {
  return (
    <p>
      {title && <span className="font-semibold">{title}: </span>}
      {items.join("; ")}
    </p>
  );
}

function AsList({ group: { title, items } }: { group: CautionGroup }) {
  return (
    <>
      {title && <p className="font-semibold">{title}</p>}
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
