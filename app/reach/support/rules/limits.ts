/** Visitors can type a stranger's address, so the shop sends few mails to one address. */
export const PER_ADDRESS = { name: "contact-address", points: 6, seconds: 60 * 60 };

/** No person mails the shop more often than this. */
export const PER_SENDER = { name: "inbound-sender", points: 20, seconds: 60 * 60 };
