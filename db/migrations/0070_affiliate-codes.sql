CREATE TABLE "affiliate_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliates" DROP CONSTRAINT "affiliates_status";--> statement-breakpoint
ALTER TABLE "affiliates" ALTER COLUMN "terms_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_codes_affiliate_id_index" ON "affiliate_codes" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliates_waiting" ON "affiliates" USING btree ("created_at","id") WHERE "affiliates"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_status" CHECK ("affiliates"."status" in ('active', 'suspended', 'waiting', 'declined'));