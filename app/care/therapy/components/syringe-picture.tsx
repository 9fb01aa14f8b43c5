/** The barrel, in the picture's own units. */
const BARREL = { x: 40, width: 300, top: 24, height: 28 };
const LINES = Array.from({ length: 51 }, (_, index) => index * 2);

type SyringePictureProps = { share: number; label: string };

/** A 1 mL U-100 syringe with a line for every two units, filled to a share. */
export function SyringePicture({ share, label }: SyringePictureProps) {
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
