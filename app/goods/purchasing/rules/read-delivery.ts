import { isDay } from "#app/lib/is-day.ts";
import { receiveMessages as say } from "../texts/staff-receive.ts";

export type ArrivedLine = {
  lineId: string;
  received: number;
  damaged: number;
  /** Null for items without lots, and if no good units arrived. */
  lot: { lotNumber: string; expiresOn: string } | null;
  storageNote: string;
};

/** Only units of products belong to lots. */
export const hasLots = ({ kind }: { kind: string }): boolean => kind === "product";

type Texts = Readonly<Record<string, string>>;
type DeliveryReading = { lines: ArrivedLine[]; errors: Record<string, string> };

export const arrivedField = (name: string, lineId: string) => `${name}.${lineId}`;

/** Reads the form of a delivery line by line. Lines without arrived units are skipped. */
export function readDelivery(
  texts: Texts,
  ordered: readonly { id: string; kind: string }[],
): DeliveryReading {
  const lines: ArrivedLine[] = [];
  const errors: Record<string, string> = {};
  for (const line of ordered) {
    const typed = (name: string) => (texts[arrivedField(name, line.id)] ?? "").trim();
    const wrong = (name: string, message: string) => {
      errors[arrivedField(name, line.id)] ??= message;
    };
    const [received, damaged] = [readUnits(typed("received")), readUnits(typed("damaged"))];
    if (received === undefined) wrong("received", say.unitsWrong);
    if (damaged === undefined) wrong("damaged", say.unitsWrong);
    const storageNote = typed("storage");
    if (!isLine(storageNote, 200)) wrong("storage", say.unusual);
    if (!received && !damaged) continue;
    const lot = { lotNumber: typed("lot"), expiresOn: typed("expires") };
    const needsLot = hasLots(line) && Boolean(received);
    if (needsLot && lot.lotNumber === "") wrong("lot", say.lotNeeded);
    if (needsLot && !isLine(lot.lotNumber, 40)) wrong("lot", say.unusual);
    if (needsLot && !isDay(lot.expiresOn)) wrong("expires", say.dayNeeded);
    lines.push({
      lineId: line.id,
      received: received ?? 0,
      damaged: damaged ?? 0,
      lot: needsLot ? lot : null,
      storageNote,
    });
  }
  const isEmpty = lines.length === 0 && Object.keys(errors).length === 0;
  return { lines, errors: isEmpty ? { lines: say.nothing } : errors };
}

function readUnits(text: string): number | undefined {
  if (text === "") return 0;
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

const isLine = (text: string, longest: number) =>
  text.length <= longest && /^\P{Cc}*$/u.test(text) && text.isWellFormed();
