import { Card } from "#app/ui/card.tsx";
import { instructionMessages as say } from "../texts/staff.ts";
import type { ShownWritten } from "../views/show-written.ts";

/** All instructions for a patient, even replaced ones. */
export function WrittenList({ written }: { written: readonly ShownWritten[] }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.earlier}</h2>
      {written.length === 0 && <p className="text-ink-soft">{say.none}</p>}
      <ul className="grid gap-4">
        {written.map(({ id, product, by, state, steps, mix }) => (
          <li className="grid gap-1" key={id}>
            <p className="font-semibold">
              {product}, {state}
            </p>
            {steps.map((step, index) => (
              <p key={index}>{step}</p>
            ))}
            {mix && <p>{mix}</p>}
            <p className="text-sm text-ink-soft">{by}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
