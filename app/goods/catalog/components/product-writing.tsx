import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Block } from "../views/product-writing.ts";
import { VialLasts } from "./vial-lasts.tsx";

export function ProductWriting({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-6">
      {blocks.map((block, index) => (
        <Written {...block} key={index} />
      ))}
    </div>
  );
}

function Written({ title, paragraphs = [], items = [], lasting, small }: Block) {
  if (lasting) return <VialLasts lasting={lasting} />;
  return (
    <div className={small ? "measure grid gap-2 text-sm text-ink-soft" : "measure grid gap-3"}>
      {title && <h3 className="font-text text-base font-semibold text-ink">{title}</h3>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Unbroken>{paragraph}</Unbroken>
        </p>
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-line-strong">
          {items.map((item) => (
            <li key={item}>
              <Unbroken>{item}</Unbroken>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
