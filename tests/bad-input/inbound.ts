/** With which the attacked shop takes mails. */
export const INBOUND = {
  address: "support@reply.example.com",
  secret: "inbound-secret-of-the-attacked-shop",
};
