/** Of no mailbox: the domain is reserved, so that no mail to it ever arrives. */
export const ERASED_DOMAIN = "erased.invalid";

/** The address of somebody who was erased, in the orders that stay. */
export const isErasedAddress = (email: string): boolean => email.endsWith(`@${ERASED_DOMAIN}`);
