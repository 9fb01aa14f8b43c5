import { nameKey } from "./fold-name.ts";

/** The fields of an address that name a place. */
export type PlaceFields = { barangay: string; city: string; province: string; postalCode: string };

/**
 * The fields after a place was chosen. What it does not know (a barangay, when a city was chosen; a
 * postal code that is not certain) is emptied where it belonged to another place, and where the
 * last choice had filled it. Anything else that was typed stays.
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

/** Towns of one name lie in several provinces, so either tells. */
function isElsewhere(now: PlaceFields, chosen: PlaceFields): boolean {
  const differ = (field: "city" | "province") =>
    now[field] !== "" && chosen[field] !== "" && nameKey(now[field]) !== nameKey(chosen[field]);
  return differ("city") || differ("province");
}
