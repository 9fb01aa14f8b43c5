/** The fields of an order in the form that sends off several. */
export const numberField = (orderId: string) => `number.${orderId}`;
export const planField = (orderId: string) => `plan.${orderId}`;
