import type { Settings } from "#app/running/settings/rules/definitions.ts";
import {
  measurementIds,
  type MeasurementIds,
} from "#app/running/settings/rules/measurement-ids.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { contentSources } from "./content-sources.ts";
import { isMeasured } from "./measured-pages.ts";

/**
 * The accounts for a document that may be measured, whose content policy then allows their scripts.
 * Data that a page asks for later changes nothing: the policy is that of its document.
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
