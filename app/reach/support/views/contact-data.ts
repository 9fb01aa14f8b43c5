import { href } from "react-router";
import type { Week } from "#app/running/settings/rules/week.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The shop's contact data for search engines (schema.org). */
export function contactData(
  shopUrl: string,
  { email, phone }: { email: string; phone: string },
  week: Week,
) {
  const url = new URL("/", shopUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "ContactPage",
    url: new URL(href("/contact"), url).href,
    mainEntity: {
      "@type": "Organization",
      "@id": `${url}#shop`,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        areaServed: "PH",
        ...(email ? { email } : {}),
        ...(phone ? { telephone: phone } : {}),
        hoursAvailable: week.flatMap((ranges, day) =>
          ranges.map(({ opens, closes }) => ({
            "@type": "OpeningHoursSpecification",
            dayOfWeek: DAYS[day],
            opens: clock(opens),
            // The last minute of a day, as 24:00 is the next one.
            closes: clock(Math.min(closes, 24 * 60 - 1)),
          })),
        ),
      },
    },
  };
}

function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
