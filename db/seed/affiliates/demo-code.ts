/** The demo affiliate's code, which any visitor may try at the checkout. */
export const DEMO_CODE = "ANADEMO";
