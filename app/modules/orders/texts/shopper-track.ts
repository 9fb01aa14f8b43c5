export const trackMessages = {
  title: "Track your order",
  lead: "We mail you a link to your order: what is in it, where it stands, and where the parcel is.",
  orderNumber: "Order number",
  numberHint: "It is in every mail about the order, such as PM-26-000123.",
  email: "Email",
  emailHint: "The address the order was placed with.",
  send: "Mail me the link",
  check: "Please check these fields",
  sent: "If there is such an order, its link is on the way to that address. It can take a few minutes; look into the spam folder too.",
  numberNeeded: "Enter the order number, such as PM-26-000123.",
  emailNeeded: "Enter the e-mail address of the order, such as maria@example.com.",
  portal: "Signed in? All your orders are in your portal.",
} as const;
