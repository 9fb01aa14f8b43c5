ALTER TABLE "delivery_areas" ADD COLUMN "cold" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "cold_most" integer;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "cold_days" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_cold" CHECK ("delivery_areas"."cold" in ('open', 'limited', 'never'));--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_cold_limit" CHECK (case when "delivery_areas"."cold" = 'limited' then coalesce("delivery_areas"."cold_most", 0) between 1 and 4
        else "delivery_areas"."cold_most" is null end);