/** A ticket's form that was refused, with its values and its errors by field. */
export type RefusedTicketForm = {
  errors: Readonly<Record<string, string | undefined>>;
  values: Readonly<Record<string, string | undefined>>;
};
