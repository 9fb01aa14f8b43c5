import { useRef, useState } from "react";
import { Link } from "react-router";
import { LinePicture } from "#app/selling/cart/components/line-picture.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { packingMessages as say } from "../texts/staff.ts";
import type { ShownLine } from "../views/show-parcel.ts";
import { LotScanner } from "./lot-scanner.tsx";

type ParcelLinesProps = {
  lines: readonly ShownLine[];
  /** Link to a lot, for staff who may open it. */
  lotsTo: string | undefined;
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

/** Lists the lines with their lots. A scan or a tap confirms that a line is in the parcel. */
export function ParcelLines({ lines, lotsTo, errors, values }: ParcelLinesProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(values).filter((name) => values[name] === "on")),
  );
  const tick = (field: string, isIn: boolean) =>
    setTicked((before) => {
      const now = new Set(before);
      if (isIn) now.add(field);
      else now.delete(field);
      return now;
    });
  return (
    <fieldset className="grid gap-3" ref={box}>
      <legend className="contents">
        <span className="font-semibold">{say.lines}</span>
      </legend>
      {lines.some(({ lots }) => lots.length > 0) && (
        <LotScanner lines={lines} onFound={(field) => tick(field, true)} ticked={ticked} />
      )}
      <ul className="grid divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li className="flex gap-4 py-3" key={line.id}>
            <LinePicture
              className="aspect-square w-14 shrink-0 rounded-control"
              line={line}
              sizes="3.5rem"
            />
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">
                {line.name} <span className="figures">× {line.quantity}</span>
              </p>
              <p className="figures text-sm text-ink-soft">
                {line.sku}
                {line.shelf !== "" && ` · ${say.shelf(line.shelf)}`}
              </p>
              <Ticks errors={errors} line={line} tick={tick} ticked={ticked} />
              {line.missing > 0 && (
                <p className="text-error">
                  {say.missing(line.missing)}{" "}
                  {lotsTo && (
                    <Link className="underline underline-offset-4" to={lotsTo}>
                      {say.toLots}
                    </Link>
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type TicksProps = {
  line: ShownLine;
  ticked: ReadonlySet<string>;
  tick: (field: string, isIn: boolean) => void;
  errors: Readonly<Record<string, string>>;
};

function Ticks({ line, ticked, tick, errors }: TicksProps) {
  if (line.missing > 0) return null;
  const boxes =
    line.lots.length === 0
      ? [{ field: line.field, label: say.takeAny(line.quantity), hint: say.noLots }]
      : line.lots.map(({ field, units, number, expiresOn }) => ({
          field,
          label: say.take(units, number),
          hint: say.useBefore(expiresOn),
        }));
  return boxes.map(({ field, label, hint }) => (
    <CheckboxField
      checked={ticked.has(field)}
      error={errors[field]}
      hint={hint}
      key={field}
      label={
        <>
          {label}
          <span className="sr-only">, {line.name}</span>
        </>
      }
      name={field}
      onChange={({ currentTarget }) => tick(field, currentTarget.checked)}
    />
  ));
}
