import type { Settings } from "./definitions.ts";

/** The accounts at third parties that visits are reported to. */
export type MeasurementIds = {
  /** Ids of Google Analytics and Google Ads, which share a script. */
  google: readonly string[];
  meta?: string;
};

type Ids = Pick<Settings, "analytics_id" | "google_ads_id" | "facebook_pixel">;

/** Undefined until the owner enters an id. */
export function measurementIds(settings: Ids): MeasurementIds | undefined {
  const { analytics_id, google_ads_id, facebook_pixel } = settings;
  const google = [analytics_id, google_ads_id].filter((id) => id !== "");
  if (google.length === 0 && facebook_pixel === "") return undefined;
  return facebook_pixel === "" ? { google } : { google, meta: facebook_pixel };
}
