import { visitMessages as say } from "../../texts/staff-visits.ts";

type NotePartsProps = {
  parts: Readonly<Record<string, string>>;
  addenda: readonly { id: string; text: string; by: string }[];
};

/** A final note and its later additions. */
export function NoteParts({ parts, addenda }: NotePartsProps) {
  return (
    <>
      <dl className="grid gap-3">
        {Object.entries(parts).map(([label, text]) => (
          <div className="grid gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="measure whitespace-pre-line wrap-anywhere">{text || say.noPlan}</dd>
          </div>
        ))}
      </dl>
      {addenda.length > 0 && (
        <ol aria-label={say.addenda} className="grid gap-3">
          {addenda.map(({ id, text, by }) => (
            <li className="grid gap-0.5 border-l-2 border-line pl-4" key={id}>
              <p className="measure whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="text-sm text-ink-soft">{by}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
