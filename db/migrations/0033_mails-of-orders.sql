-- Mails of before they named their order: those whose key does.
UPDATE "mails" m SET "about_id" = o."id"
FROM "orders" o
WHERE m."about_id" IS NULL
  AND m."dedupe_key" ~ '^(order|transfer)-[a-z]+:'
  AND m."dedupe_key" !~ '^order-(flagged|changed|refunded):'
  AND o."id" = substring(m."dedupe_key" from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid;
