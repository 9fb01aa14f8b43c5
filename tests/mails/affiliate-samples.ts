import { createElement } from "react";
import { AffiliateMail } from "#app/reach/affiliates/emails/affiliate-mail.tsx";
import { AFFILIATE_NEWS, affiliateMail } from "#app/reach/affiliates/texts/mail.ts";

const href = "http://127.0.0.1:3000/portal/affiliate";

/** The mails about an affiliate's status, each with a reason by staff. */
export const AFFILIATE_SAMPLES = AFFILIATE_NEWS.map((news) => {
  const words = affiliateMail.news(
    news,
    "JUDE123456",
    "We couldn’t find the pages that show your links.",
  );
  return {
    name: `affiliate ${news}`,
    title: words.subject,
    element: createElement(AffiliateMail, { words, href }),
  };
});
