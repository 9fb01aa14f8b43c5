CREATE TABLE "payment_providers" (
	"provider" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" jsonb NOT NULL,
	"is_live" boolean NOT NULL,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "session_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipt_number" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_providers_chosen" ON "payment_providers" USING btree ("is_chosen") WHERE "payment_providers"."is_chosen";--> statement-breakpoint
CREATE INDEX "payments_receipts" ON "payments" USING btree ("receipt_number") WHERE "payments"."receipt_number" is not null;