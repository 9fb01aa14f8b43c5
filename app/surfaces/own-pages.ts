import { dosingPages } from "#app/modules/dosing/pages.ts";
import { wellnessPages } from "#app/modules/wellness/pages.ts";
import { portalPages } from "./portal/pages.ts";

/** What a customer has in the portal and nowhere else. */
export const ownPages = { ...portalPages, ...dosingPages, ...wellnessPages };
