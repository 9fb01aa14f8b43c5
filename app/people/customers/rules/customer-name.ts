type Named = { firstName: string | null; lastName: string | null; email: string };

/** The name that somebody gave; empty where there is none. */
export function givenName({ firstName, lastName }: Omit<Named, "email">): string {
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}

/** How staff call a customer: by name, else by address. */
export const nameOf = (customer: Named): string => givenName(customer) || customer.email;

/** What tells the record of a customer apart from others: guests often have one name. */
export const nameWithEmail = ({ name, email }: { name: string; email: string }): string =>
  name === "" || name === email ? email : `${name}, ${email}`;
