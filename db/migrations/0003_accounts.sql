CREATE TABLE "cart_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_tokenHash_unique";--> statement-breakpoint
ALTER TABLE "cart_tokens" ADD CONSTRAINT "cart_tokens_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_tokens_cart_id_index" ON "cart_tokens" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_of_guest" ON "orders" USING btree (lower("email")) WHERE "orders"."customer_id" is null;--> statement-breakpoint
INSERT INTO "cart_tokens" ("token_hash", "cart_id", "created_at") SELECT "token_hash", "id", "created_at" FROM "carts";--> statement-breakpoint
ALTER TABLE "carts" DROP COLUMN "token_hash";