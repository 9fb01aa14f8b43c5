import type { PlaceFields } from "../rules/fill-address.ts";
import type { PlaceRow } from "../rules/read-places.ts";

export type FoundPlace = Pick<
  PlaceRow,
  "code" | "kind" | "name" | "city" | "province" | "postalCode"
>;

/** A place in the list, with the address fields that it fills in. */
export type ShownPlace = {
  code: string;
  name: string;
  /** The surrounding place; empty for a province. */
  within: string;
  fills: PlaceFields;
};

/** The answer of `/api/places`. */
export type PlacesAnswer = { places: ShownPlace[] };

export function showPlace({
  code,
  kind,
  name,
  city,
  province,
  postalCode,
}: FoundPlace): ShownPlace {
  const above = kind === "barangay" ? city : kind === "district" ? "Manila" : null;
  const behind = kind === "province" ? null : province;
  return {
    code,
    name,
    within: [above, behind].filter((part) => part !== null).join(", "),
    fills: {
      barangay: kind === "barangay" ? name : "",
      city: city ?? "",
      province,
      postalCode: postalCode ?? "",
    },
  };
}
