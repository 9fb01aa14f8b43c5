CREATE TABLE "price_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"price" integer NOT NULL,
	"compare_at_price" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"state" text DEFAULT 'planned' NOT NULL,
	"note" text,
	"price_before" integer,
	"compare_at_before" integer,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_schedules_price" CHECK ("price_schedules"."price" > 0),
	CONSTRAINT "price_schedules_compare_at" CHECK ("price_schedules"."compare_at_price" > "price_schedules"."price"),
	CONSTRAINT "price_schedules_period" CHECK ("price_schedules"."ends_at" > "price_schedules"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "price_schedules" ADD CONSTRAINT "price_schedules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_schedules" ADD CONSTRAINT "price_schedules_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_schedules_of_product" ON "price_schedules" USING btree ("product_id","starts_at");--> statement-breakpoint
CREATE INDEX "price_schedules_to_start" ON "price_schedules" USING btree ("starts_at") WHERE "price_schedules"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "price_schedules_to_end" ON "price_schedules" USING btree ("ends_at") WHERE "price_schedules"."state" = 'running';