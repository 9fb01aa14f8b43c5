/**
 * Loaded at first use, because it takes 27 MB and a third of a second, and many processes never
 * need it.
 */
export const passkeyLibrary = () => import("@simplewebauthn/server");
