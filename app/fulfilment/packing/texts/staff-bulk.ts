/** Why one of several parcels did not leave. */
export const sendRefusals = {
  forbidden: "your role does not allow this",
  not_found: "the order no longer exists",
  needs_attention: "the order needs attention",
  lots_missing: "no open lot has enough units",
  not_its_day: "a cold parcel can’t ship today",
  lots_not_chosen: "no lots were chosen",
  lots_uneven: "the lot units don’t match the order",
  lots_changed: "items or lots changed in the meantime",
  nothing_chosen: "nothing is left to ship",
  too_many_chosen: "fewer units are left than were chosen",
  cash_once: "a cash-on-delivery order ships in one parcel",
  illegal_move: "the order is no longer waiting to be packed",
  changed_meanwhile: "a colleague changed the order in the meantime",
  not_valid: "the courier or tracking number is not valid",
} as const;
