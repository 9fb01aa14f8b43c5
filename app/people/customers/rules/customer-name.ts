type CustomerNames = { firstName: string | null; lastName: string | null; email: string };

/** The customer's full name; empty if they gave none. */
export function givenName({ firstName, lastName }: Omit<CustomerNames, "email">): string {
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}

/** Staff see a customer's name or, without one, the address. */
export const nameOf = (customer: CustomerNames): string => givenName(customer) || customer.email;

/** Distinguishes records, because guests often have one name in common. */
export const nameWithEmail = ({ name, email }: { name: string; email: string }): string =>
  name === "" || name === email ? email : `${name}, ${email}`;
