/** Loaded at first use: it takes 27 MB and a third of a second, and is often not needed. */
export const passkeyLibrary = () => import("@simplewebauthn/server");
