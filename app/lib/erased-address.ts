/** A reserved domain: no mail to it ever arrives. */
export const ERASED_DOMAIN = "erased.invalid";

/** Orders outlive their buyer's erasure and then carry such an address. */
export const isErasedAddress = (email: string): boolean => email.endsWith(`@${ERASED_DOMAIN}`);
