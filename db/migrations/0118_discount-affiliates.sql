ALTER TABLE "discounts" ADD COLUMN "affiliate_id" uuid;--> statement-breakpoint
CREATE INDEX "discounts_affiliate_id_index" ON "discounts" USING btree ("affiliate_id") WHERE "discounts"."affiliate_id" is not null;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;
