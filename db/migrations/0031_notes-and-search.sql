CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_tags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "tagged_orders" (
	"order_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "tagged_orders_order_id_tag_id_pk" PRIMARY KEY("order_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_orders" ADD CONSTRAINT "tagged_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_orders" ADD CONSTRAINT "tagged_orders_tag_id_order_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."order_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order_id_created_at_index" ON "order_notes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_notes_author_id_index" ON "order_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "order_notes_text" ON "order_notes" USING gin ((translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops) WHERE "order_notes"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "order_notes_removed" ON "order_notes" USING btree ("removed_at") WHERE "order_notes"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "tagged_orders_of_tag" ON "tagged_orders" USING btree ("tag_id","order_id");--> statement-breakpoint
CREATE INDEX "order_items_of_item" ON "order_items" USING btree ("product_id","variant_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_place" ON "orders" USING gin ((translate(lower(address || ' ' || coalesce(barangay, '') || ' ' || city || ' ' || coalesce(province, '') || ' ' || coalesce(postal_code, '')), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_code" ON "orders" USING btree (upper("discount_code") text_pattern_ops) WHERE "orders"."discount_code" is not null;--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about_id","created_at") WHERE about_id is not null;