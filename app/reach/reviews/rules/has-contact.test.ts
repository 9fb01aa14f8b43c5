import { expect, test } from "vitest";
import { hasContact } from "./has-contact.ts";

test.each([
  "Mail maria.santos@example.test for more",
  "Buy it at www.other-shop.test instead",
  "Cheaper at othershop.ph",
  "Text 0917 123 4567",
  "Text me: +63 (917) 123-4567",
  "PM me on Viber",
  "Follow @maria_glow",
])("names a contact: %s", (text) => expect(hasContact(text)).toBe(true));

test.each([
  "It came cold and sealed.",
  "Ordered 2 on 2024-03-01, 10 mg each, PHP 1,500.00",
  "Arrived in 2 days @ 9 AM. Salamat po!",
])("names none: %s", (text) => expect(hasContact(text)).toBe(false));
