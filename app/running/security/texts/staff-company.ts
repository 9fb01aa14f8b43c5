/** Signing in with the accounts of the company, for staff. */
export const companyMessages = {
  button: "Use your company account",
  onlyWay: "Staff sign in with their company account. Owners can also use their password and app.",
  denied: "Your company didn’t sign you in. Nothing was changed.",
  other_browser:
    "The sign-in took too long, or it was started in another browser or window. Please try again.",
  unverified: "Your company hasn’t confirmed your email. Ask its administrator.",
  unavailable:
    "Your company’s sign-in didn’t respond. Try again in a few minutes. Owners can sign in with their password and app.",
  no_role: "Your company account has no access to this shop. Ask its administrator for a group.",
  customer: "A customer account has this email. Ask an owner to invite it as staff first.",
  off: "This shop doesn’t use company accounts. Sign in with your password.",
};
