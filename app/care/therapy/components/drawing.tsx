import { Card } from "#app/ui/card.tsx";
import { doseMessages } from "../texts/shopper-dose.ts";
import type { ShownDrawing } from "../views/show-drawing.ts";

/** The barrel, in the picture's own units. */
const BARREL = { x: 40, width: 300, top: 24, height: 28 };
const LINES = Array.from({ length: 51 }, (_, index) => index * 2);

type SyringePictureProps = { share: number; label: string };

/** A 1 mL U-100 syringe with a line for every two units, filled to a share. */
function SyringePicture({ share, label }: SyringePictureProps) {
  const { x, width, top, height } = BARREL;
  const end = x + width * share;
  return (
    <figure className="grid gap-2">
      <svg aria-hidden="true" className="w-full max-w-form" viewBox="0 0 430 86">
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d={`M4 ${top + height / 2}H${x - 8}`} />
          <path d={`M${x - 8} ${top + 8}H${x}V${top + height - 8}H${x - 8}Z`} />
          <rect height={height} rx="3" width={width + 8} x={x} y={top} />
          <path d={`M${x + width + 8} ${top - 8}V${top + height + 8}`} />
          <path d={`M${end + 6} ${top + height / 2}H414M414 ${top + 2}V${top + height - 2}`} />
        </g>
        <rect
          className="fill-accent opacity-60"
          height={height - 3}
          width={width * share}
          x={x}
          y={top + 1.5}
        />
        <rect className="fill-ink" height={height - 3} width="6" x={end} y={top + 1.5} />
        {LINES.map((line) => (
          <path
            className="stroke-ink"
            d={`M${x + (width * line) / 100} ${top + height}v${line % 10 === 0 ? -12 : -6}`}
            key={line}
            strokeWidth="0.8"
          />
        ))}
        {LINES.filter((line) => line % 20 === 0).map((line) => (
          <text
            className="fill-ink-soft text-[15px]"
            key={line}
            textAnchor="middle"
            x={x + (width * line) / 100}
            y={top + height + 22}
          >
            {line}
          </text>
        ))}
      </svg>
      <figcaption className="text-sm text-ink-soft">{label}</figcaption>
    </figure>
  );
}

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
