export const trackMessages = {
  title: "Track your order",
  lead: "We’ll email you a link to your order’s items, status and tracking.",
  orderNumber: "Order number",
  numberHint: "It’s in every email about the order. The digits are enough, such as 26-000123.",
  email: "Email",
  emailHint: "The address you used for the order.",
  send: "Email me the link",
  check: "Please check these fields",
  sent: "If we find that order, we’ll email its link to that address. It can take a few minutes. Check your spam folder too.",
  numberNeeded: "Enter the order number from the email. The digits are enough, such as 26-000123.",
  emailNeeded: "Enter the order’s email address, such as maria@example.com.",
  portal: "Signed in? All your orders are in your portal.",
} as const;
