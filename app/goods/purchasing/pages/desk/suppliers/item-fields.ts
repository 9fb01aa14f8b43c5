import type { EditField, Texts } from "#app/lib/edit.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import type { SupplierItem } from "../../../queries/supplier-items.server.ts";
import { supplierMessages as say } from "../../../texts/staff-suppliers.ts";

export const itemFields: readonly EditField[] = [
  { name: "supplierSku", label: say.supplierSku },
  { name: "packSize", label: say.packSize },
  { name: "lastCost", label: say.lastCost },
];

export const newItem: Texts = { packSize: "1" };

export function itemTexts({ supplierSku, packSize, lastCost }: SupplierItem): Texts {
  return { supplierSku, packSize: String(packSize), lastCost: writeHundredths(lastCost) };
}
