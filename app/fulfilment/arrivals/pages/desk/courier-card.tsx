import { Card } from "#app/ui/card.tsx";
import type { CourierFigures } from "../../queries/courier-figures.server.ts";
import { arrivalMessages } from "../../texts/staff.ts";

const say = arrivalMessages.figures;

/** How often parcels arrived warm, by courier. */
export function CourierCard({ figures }: { figures: CourierFigures }) {
  return (
    <Card as="section" className="mb-6 grid max-w-form gap-3">
      <h2 className="text-xl">{say.title}</h2>
      {figures.length === 0 ? (
        <p className="text-ink-soft">{say.none}</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{say.hint}</p>
          <table className="w-full text-left">
            <thead className="text-sm text-ink-soft">
              <tr>
                <th className="py-2 font-normal" scope="col">
                  {say.courier}
                </th>
                <th className="py-2 pl-2 text-right font-normal" scope="col">
                  {say.reports}
                </th>
                <th className="py-2 pl-2 text-right font-normal" scope="col">
                  {say.warm}
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ courier, reports, warm }) => (
                <tr className="border-t border-line" key={courier ?? ""}>
                  <th className="py-2 font-normal break-words" scope="row">
                    {courier ?? arrivalMessages.noCourier}
                  </th>
                  <td className="figures py-2 pl-2 text-right">{reports.toLocaleString("en")}</td>
                  <td className="figures py-2 pl-2 text-right">{warm.toLocaleString("en")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
