import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { readSettings } from "#app/modules/settings/rules/read-settings.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** The shop itself as search engines read it (schema.org), with the ways to reach it that it has. */
export async function shopData(db: Db, url: string) {
  const settings = await loadSettings(db).catch(() => readSettings({}));
  const { site_name: name, contact_email: email, phone_number: telephone, address } = settings;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${url}#shop`,
        name,
        url,
        logo: new URL("/favicon.svg", url).href,
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
