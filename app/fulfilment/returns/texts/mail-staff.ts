/** The mail to staff about a new return. */
export const returnToStaff = {
  subject: (number: string) => `New return ${number}`,
  hello: "Hello,",
  text: (orderNumber: string) =>
    `a buyer asks to return items of order ${orderNumber}, and waits for your decision.`,
  action: "Open the return",
  footer: "This email is for the shop’s staff. You can change who gets it in Settings.",
} as const;
