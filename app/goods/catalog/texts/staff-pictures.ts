import { DAYS_TO_PUT_BACK, LEAST, MOST_ALT, MOST_PICTURES } from "../rules/picture-terms.ts";

const count = new Intl.NumberFormat("en");
const size = (width: number, height: number) =>
  `${count.format(width)} × ${count.format(height)} pixels`;
const pictures = (many: number) => (many === 1 ? "1 picture" : `${many} pictures`);

export const pictureMessages = {
  title: (product: string) => `Pictures of ${product}`,
  lead: "The first picture appears on cards, in the cart and on receipts. The product’s page shows all of them in this order.",
  see: "View in shop",
  open: "Pictures",
  openOf: (product: string) => ` of ${product}`,

  add: "Add pictures",
  places: (free: number) =>
    free === 0
      ? `This product has ${MOST_PICTURES} pictures, the maximum. Remove one to add another.`
      : `You can add ${free} more, up to ${MOST_PICTURES} per product.`,
  choose: "Choose pictures",
  chooseHint: `JPEG, PNG, WebP or AVIF, ${count.format(LEAST.width)} × ${count.format(LEAST.height)} pixels or more, up to 15 MB each. We remove the place and time from photos.`,
  drop: "Or drop them here, or paste a copied picture.",
  camera: "Take a picture",
  send: "Add these pictures",
  queue: "Uploading pictures",
  state: {
    waiting: "Waiting",
    sending: (percent: number) => `Uploading, ${percent}%`,
    preparing: "Resizing",
    added: "Added",
  },
  again: "Try again",
  againOf: (name: string) => ` ${name}`,
  hide: "Hide this list",
  offline: "The upload failed. Check your connection and try again.",
  onTheirWay: "pictures that are still uploading",
  done: (added: number, failed: number) =>
    failed === 0 ? `${pictures(added)} added.` : `${pictures(added)} added, ${failed} failed.`,
  added: (many: number) =>
    many === 1
      ? "1 picture added. Describe it to show it to shoppers."
      : `${many} pictures added. Describe each one to show it to shoppers.`,
  someFailed: "Some pictures were not added",
  failed: (name: string, why: string) => `${name}: ${why}`,

  list: "Pictures in order",
  none: "No pictures yet",
  noneHint: "Until you add one, shoppers see a drawn vial.",
  picture: (place: number) => `Picture ${place}`,
  main: "Main picture",
  drawn: "Drawn",
  hidden: "Not shown yet",
  hiddenWhy: "Describe it to show it to shoppers.",
  alt: "Picture description",
  altHint: "Read aloud to people who can’t see it. For example: A vial of Klow on a white table.",
  altCount: (length: number) => `${length} of ${MOST_ALT}`,
  focus: "Focal point",
  focusHint: "Cards and thumbnails crop the edges. Choose the part to keep.",
  foci: {
    "top-left": "Top left",
    top: "Top",
    "top-right": "Top right",
    left: "Left",
    centre: "Center",
    right: "Right",
    "bottom-left": "Bottom left",
    bottom: "Bottom",
    "bottom-right": "Bottom right",
  },
  asCard: "On a card",
  asThumb: "In the cart",
  save: "Save",
  saveOf: (place: number) => ` picture ${place}`,
  savedMeanwhile: (alt: string) => `Saved in the meantime: ${alt}`,
  saved: (place: number) => `Picture ${place} is saved.`,
  earlier: (place: number) => `Move picture ${place} one place earlier`,
  later: (place: number) => `Move picture ${place} one place later`,
  isFirst: "Already first.",
  isLast: "Already last.",
  makeMainOf: (place: number) => `Make picture ${place} the main picture`,
  arranged: "The new order is saved.",
  remove: "Remove",
  removeOf: (place: number) => ` picture ${place}`,
  removed: "The picture is removed. You can restore it below.",

  removedTitle: "Removed pictures",
  removedLead: `You can restore them for ${DAYS_TO_PUT_BACK} days.`,
  removedOn: (day: string) => `Removed ${day}`,
  putBack: "Restore",
  putBackOf: (alt: string) => ` ${alt || "a picture without a description"}`,
  isBack: "The picture is restored.",

  preview: "Preview",
  previewCard: "On a card, on a phone",
  previewPage: "On the product’s page",

  check: "Check this picture",
  altNeeded: "Describe what the picture shows.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  unusual: "Remove special characters.",
  noStep: "This button no longer works. Please reload the page.",
  errors: {
    forbidden: "Your role can’t change products.",
    not_found: "This picture no longer exists.",
    changed_meanwhile:
      "A colleague changed the pictures in the meantime. The current ones are shown.",
    full: `A product has at most ${MOST_PICTURES} pictures. Remove one first.`,
    missing: "Choose a picture first.",
    too_large: "This file is larger than 15 MB. Upload a smaller one.",
    all_too_large: "Together, these files are larger than 30 MB. Upload fewer at once.",
    too_many: `Upload at most ${MOST_PICTURES} pictures at once.`,
    not_whole: "The pictures arrived incomplete. Upload them again.",
    not_a_picture:
      "This file is damaged or not a supported picture. Upload a JPEG, PNG, WebP or AVIF.",
    heic: "This picture is in Apple’s HEIC format. Export it as JPEG, or set the camera to “Most Compatible”.",
    animated: "This picture is animated. Upload a still one.",
    too_many_pixels: "This picture has more than 50 million pixels. Upload a smaller one.",
    too_small: (width: number, height: number) =>
      `This picture has only ${size(width, height)} and would look blurred. Upload one with at least ${size(LEAST.width, LEAST.height)}.`,
  },
} as const;
