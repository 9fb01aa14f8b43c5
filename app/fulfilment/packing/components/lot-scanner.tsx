import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Field, Input } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { packingMessages as say } from "../texts/staff.ts";
import type { ShownLine } from "../views/show-parcel.ts";

type LotScannerProps = {
  lines: readonly ShownLine[];
  ticked: ReadonlySet<string>;
  onFound: (field: string) => void;
};

/** A scanner types its text and presses Enter. It needs a script, so it is hidden without one. */
export function LotScanner({ lines, ticked, onFound }: LotScannerProps) {
  const [said, setSaid] = useState("");
  const isAlive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  // An on-screen keyboard would cover the lines.
  const isTouched = !isAlive || matchMedia("(pointer: coarse)").matches;
  useEffect(() => {
    if (!isTouched) field.current?.focus({ preventScroll: true });
  }, [isTouched]);
  if (!isAlive) return null;

  function read(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    // By default, Enter in a field sends the form.
    event.preventDefault();
    const { currentTarget: scanner } = event;
    const text = scanner.value.trim();
    if (text === "") return;
    scanner.value = "";
    const fits = lines.flatMap((line) =>
      line.lots
        .filter(({ number }) => number.toLowerCase() === text.toLowerCase())
        .map((lot) => ({ ...lot, item: line.name })),
    );
    const next = fits.find((lot) => !ticked.has(lot.field));
    if (!next) {
      setSaid(fits.length > 0 ? say.scanAgain(text) : say.scanUnknown(text));
      return;
    }
    onFound(next.field);
    const open = lines.flatMap(({ lots, field: whole, missing }) => {
      if (missing > 0) return [whole];
      return lots.length > 0 ? lots.map((lot) => lot.field) : [whole];
    });
    const isLast = open.every((name) => name === next.field || ticked.has(name));
    setSaid(isLast ? say.allTicked : say.scanned(next.number, next.item));
    if (isLast) {
      scanner.form?.querySelector<HTMLInputElement>('[name="trackingNumber"]')?.focus();
    }
  }
  return (
    <div className="grid gap-1">
      <Field hint={say.scanHint} id="scan" label={say.scan} name="">
        <Input
          autoComplete="off"
          className="figures"
          data-queue-key="l"
          data-queue-start={isTouched ? undefined : ""}
          maxLength={80}
          name={undefined}
          onKeyDown={read}
          ref={field}
          spellCheck={false}
        />
      </Field>
      <output className="min-h-6 text-sm" htmlFor="scan">
        {said}
      </output>
    </div>
  );
}
