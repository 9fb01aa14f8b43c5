import { addDays, formatDate } from "#app/lib/dates.ts";
import { unitsWords } from "../texts/shopper.ts";
import { soldUnderMessages as say } from "../texts/staff.ts";

type Use = {
  id: string;
  product: string;
  units: number;
  releasedAt: Date | null;
  clinicianName: string;
  approvedAt: Date;
  until: Date;
};

/** The approval behind a purchase, for the order's page and its receipt. */
export function showSoldUnder({ id, product, units, clinicianName, ...use }: Use) {
  return {
    id,
    line: say.line(unitsWords(units), product, clinicianName),
    dates: say.dates(formatDate(use.approvedAt), formatDate(addDays(use.until, -1))),
    isReleased: use.releasedAt !== null,
  };
}

export type SoldUnder = ReturnType<typeof showSoldUnder>;
