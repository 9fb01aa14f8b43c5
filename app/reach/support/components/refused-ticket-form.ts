/** A form of a ticket that was refused: what it had, and what is wrong with which field. */
export type RefusedTicketForm = {
  errors: Readonly<Record<string, string | undefined>>;
  values: Readonly<Record<string, string | undefined>>;
};
