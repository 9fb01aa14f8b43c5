import type { Settings } from "#app/running/settings/rules/definitions.ts";
import {
  measurementIds,
  type MeasurementIds,
} from "#app/running/settings/rules/measurement-ids.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { contentSources } from "./content-sources.ts";
import { isMeasured } from "./measured-pages.ts";

/**
 * Returns the accounts for a document that may be measured, and adds their scripts to its content
 * security policy. Later data requests change nothing, because the policy belongs to the document.
 */
export function allowMeasurement(
  request: Request,
  served: RequestContext,
  settings: Settings,
): MeasurementIds | undefined {
  const url = new URL(request.url);
  if (url.pathname.endsWith(".data") || !isMeasured(url)) return undefined;
  const ids = measurementIds(settings);
  served.others = ids && contentSources(ids);
  return ids;
}
