import type { MailKind } from "../../rules/mail-kinds.ts";
import { rewordText, type StaffWording } from "../../rules/wordings.ts";
import { renderMail } from "#app/platform/mail/render-mail.ts";
import { withShopLine } from "#app/platform/mail/shop-line.ts";
import { MAIL_GALLERY } from "./gallery/mail-gallery.ts";
import { SAMPLE_DATA } from "./gallery/sample-data.ts";

type Shop = { name: string; line: string };

/** Renders each variant of the mail, with made-up data and these wordings. */
export function renderSamples(kind: MailKind, wordings: readonly StaffWording[], shop: Shop) {
  return MAIL_GALLERY[kind].samples(SAMPLE_DATA[0]).map(({ subject, values, element }) => ({
    subject: rewordText(wordings, values, "subject", subject),
    ...withShopLine(
      renderMail(element, (place, text) => rewordText(wordings, values, place, text)),
      shop,
    ),
  }));
}
