export const trackMessages = {
  title: "Track your order",
  lead: "We will email you a link to your order. It shows what is in it, its status, and where the parcel is.",
  orderNumber: "Order number",
  numberHint: "It is in every email about the order. Its digits are enough, such as 26-000123.",
  email: "Email",
  emailHint: "The address you used for the order.",
  send: "Email me the link",
  check: "Please check these fields",
  sent: "If there is such an order, its link is on the way to that address. It can take a few minutes. Check your spam folder too.",
  numberNeeded: "Enter the order number from the email. Its digits are enough, such as 26-000123.",
  emailNeeded: "Enter the email address of the order, such as maria@example.com.",
  portal: "Signed in? You will find all your orders in your portal.",
} as const;
