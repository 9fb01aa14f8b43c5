import type { ShownPlace } from "./show-place.ts";

export type PlaceFields = ShownPlace["fills"];

/**
 * The fields after a place was chosen. What it does not know (a barangay, when a city was chosen; a
 * postal code that is not certain) is emptied only where the last choice had filled it: nothing
 * that somebody typed is lost.
 */
export function fillAddress(
  now: PlaceFields,
  chosen: PlaceFields,
  lastFilled: Partial<PlaceFields>,
): PlaceFields {
  const fill = (field: keyof PlaceFields) => {
    if (chosen[field] !== "") return chosen[field];
    return now[field] === lastFilled[field] ? "" : now[field];
  };
  return {
    barangay: fill("barangay"),
    city: fill("city"),
    province: fill("province"),
    postalCode: fill("postalCode"),
  };
}
