/** The paper of both themes, for the bars of a browser, which know nothing of our stylesheet. */
export const PAPER = { light: "#fbfaf6", dark: "#0b1410" } as const;
