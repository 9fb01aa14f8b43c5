/** The mail to staff about a new return. */
export const returnToStaff = {
  subject: (number: string) => `New return ${number}`,
  hello: "Hello,",
  text: (orderNumber: string) =>
    `A buyer wants to return items from order ${orderNumber}. Please decide on the request.`,
  action: "Open the return",
  footer: "This email is for the shop’s staff. You can change who gets it in Settings.",
} as const;
