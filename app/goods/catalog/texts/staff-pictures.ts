import { DAYS_TO_PUT_BACK, LEAST, MOST_ALT, MOST_PICTURES } from "../rules/picture-terms.ts";

const count = new Intl.NumberFormat("en");
const size = (width: number, height: number) =>
  `${count.format(width)} × ${count.format(height)} pixels`;
const pictures = (many: number) => (many === 1 ? "1 picture" : `${many} pictures`);

export const pictureMessages = {
  title: (product: string) => `Pictures of ${product}`,
  lead: "The first one stands on cards, in the cart and on receipts. The product’s page shows all of them in this order.",
  see: "See its page",
  open: "Pictures",
  openOf: (product: string) => ` of ${product}`,

  add: "Add pictures",
  places: (free: number) =>
    free === 0
      ? `This product has ${MOST_PICTURES} pictures, which is the most. Remove one to add another.`
      : `${free === 1 ? "1 more fits" : `${free} more fit`}; a product has ${MOST_PICTURES} at most.`,
  choose: "Choose pictures",
  chooseHint: `JPEG, PNG, WebP or AVIF, ${count.format(LEAST.width)} × ${count.format(LEAST.height)} pixels or more, up to 15 MB each. Where and when a photo was taken is removed.`,
  drop: "Or drop them here, or paste one you have copied.",
  camera: "Take a picture",
  send: "Add these pictures",
  queue: "Pictures on their way",
  state: {
    waiting: "Waits for the one before",
    sending: (percent: number) => `Sending, ${percent}%`,
    preparing: "Cutting it to the shop’s sizes",
    added: "Added",
  },
  again: "Try again",
  againOf: (name: string) => ` ${name}`,
  hide: "Hide this list",
  offline: "It did not arrive. Check the connection and try again.",
  onTheirWay: "pictures that are still on their way",
  done: (added: number, failed: number) =>
    failed === 0 ? `${pictures(added)} added.` : `${pictures(added)} added, ${failed} not.`,
  added: (many: number) =>
    many === 1
      ? "1 picture added. Write what it shows, and shoppers see it."
      : `${many} pictures added. Write what each shows, and shoppers see them.`,
  someFailed: "Not every picture was added",
  failed: (name: string, why: string) => `${name}: ${why}`,

  list: "Pictures in their order",
  none: "No pictures yet",
  noneHint: "Until there is one, shoppers see a drawn vial that stands in for it.",
  picture: (place: number) => `Picture ${place}`,
  main: "Main picture",
  drawn: "Drawn",
  hidden: "Not shown yet",
  hiddenWhy: "Shoppers see it once you have written what it shows.",
  alt: "What it shows",
  altHint: "Read aloud to people who cannot see it. Such as: A vial of Klow on a white table.",
  altCount: (length: number) => `${length} of ${MOST_ALT}`,
  focus: "What has to be seen",
  focusHint: "Cards and thumbnails cut the edges off. Choose the part that stays.",
  foci: {
    "top-left": "Top left",
    top: "Top",
    "top-right": "Top right",
    left: "Left",
    centre: "Centre",
    right: "Right",
    "bottom-left": "Bottom left",
    bottom: "Bottom",
    "bottom-right": "Bottom right",
  },
  asCard: "On a card",
  asThumb: "In the cart",
  save: "Save",
  saveOf: (place: number) => ` picture ${place}`,
  savedMeanwhile: (alt: string) => `Saved meanwhile: ${alt}`,
  saved: (place: number) => `Picture ${place} is saved.`,
  earlier: (place: number) => `Move picture ${place} one place earlier`,
  later: (place: number) => `Move picture ${place} one place later`,
  isFirst: "It is the first already.",
  isLast: "It is the last already.",
  makeMainOf: (place: number) => `Make picture ${place} the main picture`,
  arranged: "The new order is saved.",
  remove: "Remove",
  removeOf: (place: number) => ` picture ${place}`,
  removed: "The picture is removed. You can put it back below.",

  removedTitle: "Removed pictures",
  removedLead: `They can be put back for ${DAYS_TO_PUT_BACK} days.`,
  removedOn: (day: string) => `Removed ${day}`,
  putBack: "Put back",
  putBackOf: (alt: string) => ` ${alt || "a picture without a description"}`,
  isBack: "The picture is back.",

  preview: "As shoppers see it",
  previewCard: "In the list, on a phone",
  previewPage: "On its page",

  check: "Check this picture",
  altNeeded: "Write what the picture shows.",
  tooLong: (max: number) => `Keep it within ${max} characters.`,
  unusual: "Please leave out special signs.",
  noStep: "This button no longer works. Please reload the page.",
  errors: {
    forbidden: "You may not change products.",
    not_found: "This picture no longer exists.",
    changed_meanwhile:
      "A colleague changed the pictures in the meantime. The page shows them as they are now.",
    full: `A product has at most ${MOST_PICTURES} pictures. Remove one first.`,
    missing: "Choose a picture first.",
    too_large: "This file is larger than 15 MB. Send it in a smaller size.",
    all_too_large: "Together these files are larger than 30 MB. Send fewer at once.",
    too_many: `Send at most ${MOST_PICTURES} pictures at once.`,
    not_whole: "The pictures did not arrive whole. Please send them again.",
    not_a_picture:
      "This is not a picture that the shop can read, or it is damaged. Send a JPEG, PNG, WebP or AVIF.",
    heic: "This is in Apple’s HEIC format. Export it as JPEG, or set the camera to “Most Compatible”.",
    animated: "This picture moves. Send a still one.",
    too_many_pixels: "This picture has more than 50 million pixels. Send it in a smaller size.",
    too_small: (width: number, height: number) =>
      `This picture has only ${size(width, height)} and would look blurred. It needs ${size(LEAST.width, LEAST.height)} at least.`,
  },
} as const;
