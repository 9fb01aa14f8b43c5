import { nameKey } from "./fold-name.ts";

export type PlaceFields = { barangay: string; city: string; province: string; postalCode: string };

/**
 * The address fields after the buyer chose a place. Fields that the place does not know (the
 * barangay of a city, an uncertain postal code) are cleared if they belonged to another place or
 * the last choice filled them. Other typed text stays.
 */
export function fillAddress(
  now: PlaceFields,
  chosen: PlaceFields,
  lastFilled: Partial<PlaceFields>,
): PlaceFields {
  const elsewhere = isElsewhere(now, chosen);
  const fill = (field: keyof PlaceFields) => {
    if (chosen[field] !== "") return chosen[field];
    return elsewhere || now[field] === lastFilled[field] ? "" : now[field];
  };
  return {
    barangay: fill("barangay"),
    city: fill("city"),
    province: fill("province"),
    postalCode: fill("postalCode"),
  };
}

/** Several provinces have towns of the same name, so a difference in either field is enough. */
function isElsewhere(now: PlaceFields, chosen: PlaceFields): boolean {
  const differ = (field: "city" | "province") =>
    now[field] !== "" && chosen[field] !== "" && nameKey(now[field]) !== nameKey(chosen[field]);
  return differ("city") || differ("province");
}
