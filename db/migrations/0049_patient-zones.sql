CREATE TABLE "patient_zones" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patient_zones" ADD CONSTRAINT "patient_zones_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;