import { href } from "react-router";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { Button, LinkButton, TextLink } from "#app/ui/button.tsx";
import { IntentForm } from "#app/ui/intent-form.tsx";
import type { AreaRows } from "./area-rows.ts";

type AreaListProps = { areas: AreaRows; mayWrite: boolean };

/** The areas with their rates; cards on phones. */
export function AreaList({
  areas: { rows, isUsed, isFree, mayAddUsual },
  mayWrite,
}: AreaListProps) {
  return (
    <section aria-labelledby="areas" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="areas">
          {say.areas}
        </h2>
        <p className="text-ink-soft">{say.areasLead}</p>
        {!isUsed && <p className="text-ink-soft">{say.areasUnused}</p>}
        {isFree && <p className="text-warning">{say.areasFree}</p>}
      </div>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <AreaRow key={row.id} mayWrite={mayWrite} row={row} />
        ))}
      </ul>
      {mayWrite && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={href("/admin/settings/delivery/areas/new")} variant="secondary">
            {say.addArea}
          </LinkButton>
          {mayAddUsual && (
            <IntentForm intent="add-usual-areas">
              <Button variant="secondary">{say.addUsual}</Button>
            </IntentForm>
          )}
        </div>
      )}
    </section>
  );
}

function AreaRow({ row, mayWrite }: { row: AreaRows["rows"][number]; mayWrite: boolean }) {
  const to = href("/admin/settings/delivery/areas/:areaId", { areaId: row.id });
  return (
    <li className="grid gap-x-6 gap-y-1 rounded-card border border-line bg-surface px-4 py-3 sm:grid-cols-[12rem_1fr_8rem]">
      <span>
        {mayWrite ? (
          <TextLink className="font-semibold sm:min-h-6" to={to}>
            {row.name}
          </TextLink>
        ) : (
          <span className="font-semibold">{row.name}</span>
        )}
        <span className="block text-sm text-ink-soft">{row.provinces}</span>
      </span>
      <span className="figures text-sm">
        <span className="block">{row.rates}</span>
        <span className="block text-ink-soft">{row.further}</span>
        <span className="block text-ink-soft">{row.cold}</span>
        <span className="block text-ink-soft">{row.cash}</span>
      </span>
      <span className="figures text-sm sm:text-right">
        <span className="block">{row.days}</span>
        <span className="block text-ink-soft">{`${say.columns.free}: ${row.freeFrom}`}</span>
      </span>
    </li>
  );
}
