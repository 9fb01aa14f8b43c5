import { expect, test } from "vitest";
import { readWeek } from "#app/running/settings/rules/week.ts";
import { contactData } from "./contact-data.ts";

test("search engines read the contacts and the hours that there are, and no others", () => {
  const week = readWeek("Sun 9:30AM-12AM") ?? [];
  const { url, mainEntity } = contactData("https://shop.example", { email: "", phone: "1" }, week);
  expect(url).toBe("https://shop.example/contact");
  expect(mainEntity).toEqual({
    "@type": "Organization",
    "@id": "https://shop.example/#shop",
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      areaServed: "PH",
      telephone: "1",
      hoursAvailable: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: "Sunday",
          opens: "09:30",
          closes: "23:59",
        },
      ],
    },
  });
});
