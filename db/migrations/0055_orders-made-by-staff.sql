ALTER TABLE "orders" ALTER COLUMN "terms_accepted_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "adult_confirmed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_accepted" CHECK (num_nonnulls("orders"."made_by", "orders"."terms_accepted_at") > 0);