CREATE TABLE "stock_watches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"email" text NOT NULL,
	"wording" text NOT NULL,
	"stop_token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_watches_once" UNIQUE NULLS NOT DISTINCT("email","product_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_watches_product_id_variant_id_index" ON "stock_watches" USING btree ("product_id","variant_id");--> statement-breakpoint
CREATE INDEX "stock_watches_stop_token_index" ON "stock_watches" USING btree ("stop_token");--> statement-breakpoint
CREATE INDEX "stock_watches_created_at_index" ON "stock_watches" USING btree ("created_at");