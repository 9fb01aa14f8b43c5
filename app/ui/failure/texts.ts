export const failureMessages = {
  notFound: "Page not found",
  notFoundText: "There is no page at this address. The link may be old or mistyped.",
  noOrder: "This order link doesn’t work",
  noOrderText: "It may be incomplete, or a newer one has replaced it.",
  newLink: "Get a new link",
  products: "Browse Products",
  forbidden: "You don’t have access",
  notAllowed: "This doesn’t work here",
  notAllowedText: "This page cannot handle that request.",
  tooMany: "Too many requests",
  tooManyText: "Please wait a moment, then try again.",
  failed: "Something went wrong",
  failedText: "The problem is on our side. Please try again in a moment.",
  unreached: "Can’t reach the shop",
  unreachedText:
    "We don’t know if your last step went through. Your cart is safe. Check your connection, then open the page again to see.",
  look: "Open the page again",
  unread: "This page couldn’t load",
  unreadText:
    "The shop didn’t respond. Nothing has changed, and your cart is safe. Check your connection, then try again.",
  again: "Try again",
  home: "Back to Home",
} as const;
