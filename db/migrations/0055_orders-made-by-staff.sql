ALTER TABLE "orders" ALTER COLUMN "terms_accepted_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "adult_confirmed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_accepted" CHECK ("orders"."made_by" is not null or "orders"."terms_accepted_at" is not null);