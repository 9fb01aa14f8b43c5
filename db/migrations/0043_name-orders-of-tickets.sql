-- Tickets from before that name an order in their words; new ones are read when they are opened.
UPDATE "support_tickets" t
SET "order_number" = 'PM-' || found.parts[1] || '-' || found.parts[2]
FROM (
  SELECT id, regexp_match(subject || E'\n' || message, '\mPM[\s-]?(\d{2})[\s-]?(\d{6,9})\M', 'i') AS parts
  FROM "support_tickets"
) found
WHERE found.id = t.id AND found.parts IS NOT NULL;
