import { courseErrors } from "./shopper-errors.ts";

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

export const answerMessages = {
  sureNeeded: "Check the box to delete all.",
  done: {
    agreed: "Thank you. You can start a course now.",
    started: "Course started.",
    paused: "Course paused.",
    stopped: "Course stopped.",
    raised: "Dose raised.",
    lowered: "Dose lowered.",
    moved: "Next dose rescheduled.",
    reminder: "Reminder saved.",
    opened: "Vial added.",
    discarded: "Vial discarded.",
    calendarOn: "Your calendar link is ready.",
    calendarOff: "The calendar link no longer works.",
    seen: "You can log your first dose now.",
    edited: "Dose updated.",
    removed: "Dose removed.",
    noted: "Saved.",
    unnoted: "Entry removed.",
    withdrawn: "Your course is deleted. We’ll store nothing more.",
    more: "That was more than your plan says. Tell your clinician today. If you feel unwell, call 911.",
    soon: (count: number) =>
      `You took it only ${days(count)} after the last one, and the label calls for at least three. Tell your clinician, and don’t take another before it’s due.`,
  },
  refused: {
    forbidden: "Please sign in again.",
    not_bought: "A course opens once you have a paid order. Pay for your order first.",
    consent_needed: "We store nothing until you agree. Please agree first.",
    not_found: "This is no longer part of your course. Please open your course again.",
    not_bought_it: "None of your paid orders include this product. Choose another.",
    no_source:
      "There’s no label and no clinician’s instructions for this product, so there’s no plan. Book a consultation to get one.",
    running: "You already have a course of this product running. Stop it before you start another.",
    other_runs:
      "A similar course is already running, and labels say not to combine them. Ask your clinician before you switch.",
    start_day: "Choose a day within the next 60 days.",
    changed_meanwhile: "This changed in the meantime. Please check it again.",
    not_yet: "The label doesn’t allow the next step yet. Ask your clinician.",
    lowest: "This is the label’s lowest step. Ask your clinician how to continue.",
    too_soon: "That’s too soon after your last dose. Choose a later day.",
    not_this_vial: "Choose a vial from your orders.",
    none_left: "All vials of this item are already added. Choose another.",
    recalled: "This batch was recalled. Do not use it.",
    lot_expired: "This batch had expired by then. Do not use it.",
    mixed_day: "Choose the day you mixed it, today or earlier.",
    day_ahead: courseErrors.dayAhead,
    day_old: "Choose a day within the last two years.",
    same_day: "You already logged a dose for this day. Edit that one instead.",
    no_vial: "Choose a vial that was mixed by then.",
    vial_over: "This vial had expired or been discarded by then. Choose another.",
    vial_recalled: "This vial’s batch was recalled. Do not use it.",
    other_account:
      "This dose was entered under another account, so it isn’t logged here. Sign in with that account to log it.",
    other_dose: "This form was already sent with different values. Please open it again.",
    not_due: "This refill no longer needs an answer. Please check it again.",
    other_form: "You already answered today. Please check it again.",
    not_now: "We can’t add this to your cart right now. Reload the page to see why.",
    pause_day: "Choose a day from tomorrow, within the next 180 days.",
    pause_old:
      "You can only undo a pause on the day you made it. Choose your next dose day instead.",
    stop_old: "You can only undo a stop on the day you made it. Start a new course instead.",
    ended: "The clinician’s instructions for this course have ended. Ask your clinician.",
  },
} as const;
