CREATE TABLE "customer_figures" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"last_order_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_tags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "guest_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tagged_customers" (
	"customer_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "tagged_customers_customer_id_tag_id_pk" PRIMARY KEY("customer_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "segments_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_figures" ADD CONSTRAINT "customer_figures_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_addresses" ADD CONSTRAINT "guest_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_customers" ADD CONSTRAINT "tagged_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_customers" ADD CONSTRAINT "tagged_customers_tag_id_customer_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."customer_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_figures_spent_index" ON "customer_figures" USING btree ("spent");--> statement-breakpoint
CREATE INDEX "customer_figures_last_order_at_index" ON "customer_figures" USING btree ("last_order_at");--> statement-breakpoint
CREATE INDEX "guest_addresses_customer_id_index" ON "guest_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tagged_customers_of_tag" ON "tagged_customers" USING btree ("tag_id","customer_id");--> statement-breakpoint
CREATE INDEX "customers_with_account" ON "customers" USING btree ("created_at","id") WHERE "customers"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "customers_without_account" ON "customers" USING btree ("created_at","id") WHERE "customers"."user_id" is null;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_guest_has_no_account" CHECK (not ("customers"."is_guest" and "customers"."user_id" is not null));