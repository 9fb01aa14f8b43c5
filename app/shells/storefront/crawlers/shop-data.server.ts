import { shopPlace } from "#app/running/settings/views/imprint.ts";
import { logoImage } from "#app/running/settings/views/logo-image.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

/** The shop itself as search engines read it (schema.org), with the ways to reach it that it has. */
export function shopData(settings: Settings, url: string) {
  const { site_name: name, contact_email: email, phone_number: telephone } = settings;
  const address = shopPlace(settings);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${url}#shop`,
        name,
        url,
        logo: new URL(logoImage(settings.logo)?.src ?? "/favicon.svg", url).href,
        ...(address ? { address } : {}),
        ...(email ? { email } : {}),
        ...(telephone ? { telephone } : {}),
        areaServed: "PH",
      },
      {
        "@type": "WebSite",
        name,
        url,
        publisher: { "@id": `${url}#shop` },
        potentialAction: {
          "@type": "SearchAction",
          target: `${url}products?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
