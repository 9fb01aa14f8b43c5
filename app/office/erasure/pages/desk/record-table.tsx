import { Table, Td, Th } from "#app/ui/table.tsx";
import { recordMessages as say } from "./texts-records.ts";

type Row = { what: string; where: string; howLong: string; why: string; began: string };

/** A table on wide screens; on a phone each record is a card with the same facts. */
export function RecordTable({ records }: { records: readonly Row[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{say.title}</h2>
      <p className="measure text-ink-soft">{say.lead}</p>
      <div className="max-md:hidden">
        <Table caption={say.title} captionHidden density="dense">
          <thead>
            <tr>
              {[say.what, say.where, say.howLong, say.why, say.began].map((label) => (
                <Th key={label}>{label}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map(({ what, where, howLong, why, began }) => (
              <tr key={what}>
                <Td className="font-semibold">{what}</Td>
                <Td>{where}</Td>
                <Td>{howLong}</Td>
                <Td>{why}</Td>
                <Td>{began}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <ul className="grid gap-3 md:hidden">
        {records.map((record) => (
          <li className="rounded-card border border-line bg-surface px-4 py-3" key={record.what}>
            <p className="font-semibold">{record.what}</p>
            <dl className="grid gap-1 text-sm">
              <Fact label={say.where} text={record.where} />
              <Fact label={say.howLong} text={record.howLong} />
              <Fact label={say.why} text={record.why} />
              <Fact label={say.began} text={record.began} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="inline text-ink-soft">{label}: </dt>
      <dd className="inline">{text}</dd>
    </div>
  );
}
