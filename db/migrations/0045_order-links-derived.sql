ALTER TABLE "orders" ADD COLUMN "access_issue" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mailed_token_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_mailedTokenHash_unique" UNIQUE("mailed_token_hash");--> statement-breakpoint
-- Links that were mailed go on working: what is left of them is their SHA-256, in base64url.
UPDATE "orders" SET "mailed_token_hash" =
  translate(rtrim(encode(sha256(convert_to("access_token", 'UTF8')), 'base64'), '='), '+/', '-_');--> statement-breakpoint
-- In the outbox they end with the mail's delivery; what was not delivered yet still needs them.
UPDATE "mails" SET
  "html" = regexp_replace("html", '(https?://[^/\s"]+/order/)[\w-]{43}', '\1link-removed', 'g'),
  "text" = regexp_replace("text", '(https?://[^/\s"]+/order/)[\w-]{43}', '\1link-removed', 'g')
WHERE "sent_at" IS NOT NULL AND "links_removed_at" IS NULL;
