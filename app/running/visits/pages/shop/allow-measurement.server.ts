import type { Settings } from "#app/running/settings/rules/definitions.ts";
import {
  measurementIds,
  type MeasurementIds,
} from "#app/running/settings/rules/measurement-ids.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { isMeasured } from "./measured-pages.ts";
import type { ContentSources } from "#app/platform/http/security-headers.server.ts";

/** Sources that Google and Meta document for a content security policy. */
const ANALYTICS: ContentSources = {
  script: ["https://www.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  img: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  frame: [],
};

const ADS_HOSTS = [
  "https://googleads.g.doubleclick.net",
  "https://www.googleadservices.com",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
];

const ADS: ContentSources = {
  script: ["https://www.googletagmanager.com", ...ADS_HOSTS],
  connect: ["https://www.googletagmanager.com", "https://google.com", ...ADS_HOSTS],
  img: ["https://www.googletagmanager.com", "https://google.com", ...ADS_HOSTS],
  frame: ["https://td.doubleclick.net", "https://www.googletagmanager.com"],
};

const META: ContentSources = {
  script: ["https://connect.facebook.net"],
  connect: ["https://connect.facebook.net", "https://www.facebook.com"],
  img: ["https://www.facebook.com"],
  frame: [],
};

function contentSources({ google, meta }: MeasurementIds): ContentSources {
  const parts = [
    ...google.map((id) => (id.startsWith("AW-") ? ADS : ANALYTICS)),
    ...(meta === undefined ? [] : [META]),
  ];
  return {
    script: parts.flatMap(({ script }) => script),
    connect: parts.flatMap(({ connect }) => connect),
    img: parts.flatMap(({ img }) => img),
    frame: parts.flatMap(({ frame }) => frame),
  };
}

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
