import { Card } from "#app/ui/card.tsx";
import { doseMessages } from "../texts/shopper-dose.ts";
import type { ShownDrawing } from "../views/show-drawing.ts";
import { SyringePicture } from "./syringe-picture.tsx";

const say = doseMessages.draw;

type DrawingsProps = { drawings: readonly ShownDrawing[]; planned: string };

/** The planned dose as it is drawn from each vial that is open; without one, in mg alone. */
export function Drawings({ drawings, planned }: DrawingsProps) {
  return (
    <Card as="section" className="grid gap-5">
      <h3 className="text-xl">{say.title}</h3>
      {drawings.length === 0 && (
        <>
          <p className="figures text-2xl">{planned}</p>
          <p className="measure text-ink-soft">{say.noVial}</p>
        </>
      )}
      {drawings.map((drawing) => (
        <Drawing drawing={drawing} key={drawing.vialId} />
      ))}
    </Card>
  );
}

function Drawing({ drawing: { from, mg, mix, whyNot, amount } }: { drawing: ShownDrawing }) {
  const facts = [
    { label: say.mg, value: mg },
    ...(amount
      ? [
          { label: say.ml, value: amount.ml },
          { label: say.units, value: amount.units },
        ]
      : []),
  ];
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {from}
        {mix && `. ${mix}`}
      </p>
      <dl className="grid gap-3 sm:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div className="grid content-start gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      {amount && <SyringePicture label={amount.picture} share={amount.share} />}
      {amount?.between && <p className="measure">{amount.between}</p>}
      {whyNot && <p className="measure text-ink-soft">{whyNot}</p>}
    </div>
  );
}
