import type { PlaceFields } from "../rules/fill-address.ts";
import type { PlaceKind } from "../rules/read-places.ts";

export type FoundPlace = {
  code: string;
  kind: PlaceKind;
  name: string;
  city: string | null;
  province: string;
  postalCode: string | null;
};

/** A place as a list shows it, and what choosing it writes into the fields of an address. */
export type ShownPlace = {
  code: string;
  name: string;
  /** What it lies in; empty for a province. */
  within: string;
  fills: PlaceFields;
};

/** What `/api/places` answers. */
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
