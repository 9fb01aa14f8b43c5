CREATE TABLE "affiliate_payout_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"line_id" uuid,
	"file_id" uuid NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_payout_proofs_lineId_unique" UNIQUE("line_id"),
	CONSTRAINT "affiliate_payout_proofs_fileId_unique" UNIQUE("file_id"),
	CONSTRAINT "affiliate_payout_proofs_type" CHECK ("affiliate_payout_proofs"."file_type" in ('image/webp', 'application/pdf'))
);
--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD COLUMN "flagged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_payout_proofs" ADD CONSTRAINT "affiliate_payout_proofs_payout_id_affiliate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_proofs" ADD CONSTRAINT "affiliate_payout_proofs_line_id_affiliate_payout_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."affiliate_payout_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_payout_proofs_payout_id_index" ON "affiliate_payout_proofs" USING btree ("payout_id");