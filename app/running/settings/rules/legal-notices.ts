export type LegalNotice = { title: string; text: string };

/** Notices below every page, in this order. The texts are defaults that the owner can change. */
const NOTICES = {
  medical: {
    title: "Medical disclaimer",
    text: "Nothing on this site is a diagnosis, a prescription or personal medical advice. We never set a dose. If the assessment names a step, it is the one on the label of an approved medicine. Ask a licensed clinician before you start, change or stop a treatment. In an emergency, call 911 or go to the nearest emergency room.",
  },
  age: {
    title: "18 or older",
    text: "This shop is for adults. You must be 18 or older to order, and you may not give our products to anyone younger.",
  },
  usage: {
    title: "Usage guidelines",
    text: "Our products are research-purpose products that need medical supervision. Read a product’s Safety section before you order, and follow your clinician’s instructions and the label.",
  },
  liability: {
    title: "Liability",
    text: "We are responsible for selling what we describe and for handling your order with care. We are not responsible for harm from use without medical supervision, use against the warnings, or wrong storage. Your legal rights as a consumer are not affected.",
  },
  regulation: {
    title: "Regulation",
    text: "Each product page states the product’s regulatory status. Unless that page says that a product is registered, the Philippine FDA has not evaluated it and it is not an approved medicine.",
  },
} as const;

export type NoticeName = keyof typeof NOTICES;
export type NoticeKey = `legal_${NoticeName}`;

export const NOTICE_NAMES = Object.keys(NOTICES) as NoticeName[];

type NoticeSetting = { category: "legal"; type: "textarea"; default: string };

export const legalNoticeSettings = Object.fromEntries(
  NOTICE_NAMES.map((name) => [
    `legal_${name}`,
    { category: "legal", type: "textarea", default: NOTICES[name].text },
  ]),
) as Record<NoticeKey, NoticeSetting>;

export function noticeTitle(name: NoticeName): string {
  return NOTICES[name].title;
}

/** Empty notices are not shown. */
export function legalNotices(settings: Readonly<Record<NoticeKey, string>>): LegalNotice[] {
  return NOTICE_NAMES.map((name) => ({
    title: noticeTitle(name),
    text: settings[`legal_${name}`].trim(),
  })).filter(({ text }) => text !== "");
}
