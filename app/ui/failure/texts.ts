export const failureMessages = {
  notFound: "Page not found",
  notFoundText: "There is no page at this address. The link may be old or mistyped.",
  products: "Browse Products",
  forbidden: "You do not have access",
  notAllowed: "This does not work here",
  notAllowedText: "This page cannot handle that request.",
  tooMany: "A little too fast",
  tooManyText: "Please wait a moment, then try again.",
  failed: "Something went wrong",
  failedText: "The problem is on our side. Please try again in a moment.",
  unreached: "No connection to the shop",
  unreachedText:
    "We got no answer, so we cannot tell whether your last step went through. Your cart is safe. Check your connection, then open the page again to see.",
  look: "Open the page again",
  unread: "This page could not be loaded",
  unreadText:
    "The shop did not respond. Nothing has changed, and your cart is as you left it. Check your connection, then try again.",
  again: "Try again",
  home: "Back to Home",
} as const;
