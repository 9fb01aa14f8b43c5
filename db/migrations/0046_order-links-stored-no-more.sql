ALTER TABLE "orders" DROP CONSTRAINT "orders_accessToken_unique";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "access_token";