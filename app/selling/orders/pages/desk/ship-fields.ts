/** The fields of one order in the form for several. */
export const numberField = (orderId: string) => `number.${orderId}`;
export const planField = (orderId: string) => `plan.${orderId}`;
