import { Card } from "#app/ui/card.tsx";
import { Sample, Samples } from "./sample.tsx";

const GROUNDS = ["bg-paper", "bg-surface", "bg-sunken", "bg-accent-soft", "bg-line", "bg-ink"];
const TONES = ["bg-accent", "bg-error", "bg-warning", "bg-success", "bg-info"];
const TINTS = ["moss", "rose", "indigo", "amber", "citron", "sea"] as const;
const SIZES = ["text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm"];

export function ColourSamples() {
  return (
    <>
      <Samples title="Colour">
        <Sample name="Grounds and lines">
          {GROUNDS.map((look) => (
            <Swatch key={look} look={look} />
          ))}
        </Sample>
        <Sample name="Accent and tones">
          {TONES.map((look) => (
            <Swatch key={look} look={look} />
          ))}
        </Sample>
        <div className="grid gap-3 sm:grid-cols-2">
          {TINTS.map((tint) => (
            <Card key={tint} tint={tint}>
              <p className="font-semibold">{tint}</p>
              <p>Ground of an area of the shop.</p>
            </Card>
          ))}
          <Card>
            <p className="font-semibold">surface</p>
            <p>A card without a tint.</p>
          </Card>
        </div>
      </Samples>
      <Samples title="Type">
        {SIZES.map((size) => (
          <p className={`${size} font-display`} key={size}>
            {size}: ₱12,500 for 16 weeks
          </p>
        ))}
        <p className="figures">Figures of one width: ₱1,111 and ₱8,888</p>
        <div className="prose">
          <p>
            Running text with <a href="#content">a link</a>, <strong>weight</strong> and a list:
          </p>
          <ul>
            <li>one thing,</li>
            <li>and another.</li>
          </ul>
        </div>
      </Samples>
    </>
  );
}

function Swatch({ look }: { look: string }) {
  return (
    <span className="grid gap-1 text-sm">
      <span className={`${look} size-14 rounded-control border border-line`} />
      {look.slice(3)}
    </span>
  );
}
