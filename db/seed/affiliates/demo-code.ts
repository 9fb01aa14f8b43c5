/** The code of the demo affiliate, which anybody may try at the checkout. */
export const DEMO_CODE = "ANADEMO";
