/** Why one of several parcels did not leave. */
export const sendRefusals = {
  forbidden: "your role does not allow this",
  not_found: "it no longer exists",
  needs_attention: "it needs attention now",
  lots_missing: "no open lot has enough units",
  not_its_day: "it is cold, and today is not its day",
  lots_not_chosen: "its lots were not shown",
  lots_uneven: "the units of its lots do not add up",
  lots_changed: "its items or lots changed meanwhile",
  nothing_chosen: "nothing of it is left to send",
  too_many_chosen: "less of it is left than was chosen",
  cash_once: "the courier collects its cash once, so it leaves in one parcel",
  illegal_move: "it does not wait to be packed any more",
  changed_meanwhile: "a colleague changed it meanwhile",
  not_valid: "its courier or number can’t be used",
} as const;
