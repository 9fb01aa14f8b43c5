/** The end of a push address, by which a browser finds itself among the account's devices. */
export const endOf = (endpoint: string): string => endpoint.slice(-32);
