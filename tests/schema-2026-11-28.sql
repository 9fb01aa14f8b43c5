-- The schema and the first rows as the 114 migrations after version 0.1.0 left them, and the last row of their list.
CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;
CREATE SEQUENCE booking_numbers;
CREATE SEQUENCE order_numbers;
CREATE SEQUENCE payout_numbers;
CREATE SEQUENCE purchase_order_numbers;
CREATE SEQUENCE return_numbers;
CREATE SEQUENCE ticket_numbers;
SET check_function_bodies = off;
CREATE OR REPLACE FUNCTION public.count_all_customers()
 RETURNS void
 LANGUAGE sql
AS $function$
  WITH guests AS (
    SELECT gen_random_uuid() AS id, lower(email) AS email, min(created_at) AS since,
      (array_agg(first_name ORDER BY created_at DESC))[1] AS first_name,
      (array_agg(last_name ORDER BY created_at DESC))[1] AS last_name,
      (array_agg(phone ORDER BY created_at DESC) FILTER (WHERE phone IS NOT NULL))[1] AS phone
    FROM orders WHERE customer_id IS NULL
      AND lower(email) NOT IN (SELECT email FROM guest_addresses)
    GROUP BY lower(email)
  ), made AS (
    INSERT INTO customers (id, email, first_name, last_name, phone, is_guest, created_at)
    SELECT id, email, first_name, last_name, phone, true, since FROM guests
    RETURNING id, email
  )
  INSERT INTO guest_addresses (email, customer_id) SELECT email, id FROM made;
  INSERT INTO customer_figures (customer_id, orders, spent, last_order_at)
  SELECT customer_id, count(*), sum(amount), max(created_at) FROM bought_orders()
  WHERE customer_id IS NOT NULL GROUP BY customer_id
  ON CONFLICT (customer_id) DO UPDATE SET orders = EXCLUDED.orders, spent = EXCLUDED.spent,
    last_order_at = EXCLUDED.last_order_at;
$function$
;
CREATE OR REPLACE FUNCTION public.record_of_order(account uuid, address text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(account, (SELECT customer_id FROM guest_addresses WHERE email = lower(address)))
$function$
;
CREATE TABLE access_requests (user_id text NOT NULL, created_at timestamp(3) with time zone NOT NULL, decided_at timestamp(3) with time zone, role text, decided_by text);
CREATE TABLE accounts (id text NOT NULL, user_id text NOT NULL, account_id text NOT NULL, provider_id text NOT NULL, password text, access_token text, refresh_token text, id_token text, access_token_expires_at timestamp(3) with time zone, refresh_token_expires_at timestamp(3) with time zone, scope text, created_at timestamp(3) with time zone DEFAULT now() NOT NULL, updated_at timestamp(3) with time zone DEFAULT now() NOT NULL);
CREATE TABLE affiliate_codes (code text NOT NULL, affiliate_id uuid NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE affiliate_commission_entries (id uuid NOT NULL, commission_id uuid NOT NULL, line integer NOT NULL, cause text NOT NULL, base integer NOT NULL, amount integer NOT NULL, at timestamp(3) with time zone NOT NULL);
CREATE TABLE affiliate_commissions (id uuid NOT NULL, affiliate_id uuid NOT NULL, order_id uuid NOT NULL, order_amount integer NOT NULL, commission_rate integer NOT NULL, commission_amount integer NOT NULL, is_first_order boolean NOT NULL, hold_days integer NOT NULL, status text NOT NULL, payable_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE affiliate_ledger (id uuid NOT NULL, affiliate_id uuid NOT NULL, kind text NOT NULL, amount integer NOT NULL, commission_id uuid, reason text, at timestamp(3) with time zone NOT NULL, line_id uuid);
CREATE TABLE affiliate_payout_details (id uuid NOT NULL, affiliate_id uuid NOT NULL, method text NOT NULL, sealed text NOT NULL, last_four text NOT NULL, usable_from timestamp(3) with time zone NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE affiliate_payout_lines (id uuid NOT NULL, payout_id uuid NOT NULL, affiliate_id uuid NOT NULL, amount integer NOT NULL, details_id uuid NOT NULL, state text NOT NULL, reference text, failed_why text, settled_at timestamp(3) with time zone);
CREATE TABLE affiliate_payout_proofs (id uuid NOT NULL, payout_id uuid NOT NULL, line_id uuid, file_id uuid NOT NULL, file_type text NOT NULL, bytes integer NOT NULL, added_at timestamp(3) with time zone NOT NULL);
CREATE TABLE affiliate_payouts (id uuid NOT NULL, number text NOT NULL, state text NOT NULL, cutoff timestamp(3) with time zone NOT NULL, left_out jsonb NOT NULL, drafted_by text NOT NULL, drafted_at timestamp(3) with time zone NOT NULL, confirmed_by text, confirmed_at timestamp(3) with time zone, closed_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL, flagged integer DEFAULT 0 NOT NULL);
CREATE TABLE affiliates (id uuid NOT NULL, customer_id uuid NOT NULL, affiliate_code text NOT NULL, status text NOT NULL, suspended_why text, terms_version integer, created_at timestamp(3) with time zone NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE api_keys (id uuid NOT NULL, name text NOT NULL, key_hash text NOT NULL, hint text NOT NULL, scopes text[] NOT NULL, created_at timestamp(3) with time zone NOT NULL, created_by text, expires_at timestamp(3) with time zone, last_used_on date, revoked_at timestamp(3) with time zone);
CREATE TABLE arrivals (id uuid NOT NULL, order_id uuid NOT NULL, felt text NOT NULL, hours integer, goods jsonb NOT NULL, answer text NOT NULL, file_id uuid, form_key uuid NOT NULL, reported_at timestamp(3) with time zone NOT NULL, decision text, reply text DEFAULT ''::text NOT NULL, decided_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL, parcel integer DEFAULT 1 NOT NULL);
CREATE TABLE article_reviews (id uuid NOT NULL, article_id uuid NOT NULL, version integer NOT NULL, reviewer text NOT NULL, credentials text NOT NULL, reviewed_on date NOT NULL, recorded_at timestamp(3) with time zone NOT NULL, recorded_by text NOT NULL);
CREATE TABLE article_slugs (slug text NOT NULL, article_id uuid NOT NULL, taken_at timestamp(3) with time zone NOT NULL);
CREATE TABLE article_versions (id uuid NOT NULL, article_id uuid NOT NULL, version integer NOT NULL, slug text NOT NULL, title text NOT NULL, summary text NOT NULL, category text NOT NULL, body text NOT NULL, author text NOT NULL, sources jsonb NOT NULL, products text[] NOT NULL, saved_at timestamp(3) with time zone NOT NULL, saved_by text NOT NULL, picture text);
CREATE TABLE articles (id uuid NOT NULL, published_version integer, first_published_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE assessment_rules (version integer NOT NULL, goals jsonb NOT NULL, published_at timestamp(3) with time zone NOT NULL, published_by text NOT NULL);
CREATE TABLE assessments (id uuid NOT NULL, user_id text, clinician_id text, contact text NOT NULL, email text, wellness_goal text NOT NULL, challenges text[] NOT NULL, age_group text NOT NULL, health_conditions text[] NOT NULL, glp_experience text NOT NULL, treatment_approach text NOT NULL, rules_version integer NOT NULL, result jsonb NOT NULL, completed_at timestamp(3) with time zone NOT NULL);
CREATE TABLE assistant_conversations (id uuid NOT NULL, session text NOT NULL, sealed text NOT NULL, level text NOT NULL, started_at timestamp(3) with time zone NOT NULL, last_at timestamp(3) with time zone NOT NULL, rated_down boolean DEFAULT false NOT NULL, settled_at timestamp(3) with time zone, settled_by text, outcome text);
CREATE TABLE assistant_passages ("position" integer NOT NULL, kind text NOT NULL, title text NOT NULL, url text NOT NULL, names text NOT NULL, body text NOT NULL, edition text NOT NULL, words tsvector GENERATED ALWAYS AS ((setweight(to_tsvector('english'::regconfig, ((title || ' '::text) || names)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, body), 'B'::"char"))) STORED NOT NULL);
CREATE TABLE assistant_questions (id uuid NOT NULL, words text NOT NULL, question text NOT NULL, times integer DEFAULT 1 NOT NULL, first_asked_at timestamp(3) with time zone NOT NULL, last_asked_at timestamp(3) with time zone NOT NULL, settled_at timestamp(3) with time zone, settled_by text, outcome text);
CREATE TABLE assistant_saved_turns (id uuid NOT NULL, user_id text NOT NULL, conversation text NOT NULL, sealed text NOT NULL, said_at timestamp(3) with time zone NOT NULL);
CREATE TABLE assistant_spending (month text NOT NULL, spent bigint NOT NULL);
CREATE TABLE audit_log (id uuid NOT NULL, at timestamp(3) with time zone NOT NULL, actor_kind text NOT NULL, actor_id text NOT NULL, action text NOT NULL, subject_type text NOT NULL, subject_id text NOT NULL, before jsonb, after jsonb, reason text);
CREATE TABLE authenticator_apps (user_id text NOT NULL, sealed_key text NOT NULL, created_at timestamp(3) with time zone NOT NULL, confirmed_at timestamp(3) with time zone, used_step integer);
CREATE TABLE automation_runs (id uuid NOT NULL, automation text NOT NULL, cause text NOT NULL, email text NOT NULL, state text NOT NULL, waits_for text, ended_why text, entered_at timestamp(3) with time zone NOT NULL, due_at timestamp(3) with time zone NOT NULL, look_at timestamp(3) with time zone NOT NULL, ended_at timestamp(3) with time zone, mail_id uuid, stop_token_hash text);
CREATE TABLE automations (key text NOT NULL, is_on boolean NOT NULL, delay integer NOT NULL, delay_unit text NOT NULL, on_since timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL);
CREATE TABLE bookings (id uuid NOT NULL, number text NOT NULL, doctor_id uuid NOT NULL, customer_id uuid NOT NULL, type text NOT NULL, starts_at timestamp(3) with time zone NOT NULL, ends_at timestamp(3) with time zone NOT NULL, status text NOT NULL, held_until timestamp(3) with time zone, channel text NOT NULL, fee integer NOT NULL, currency text NOT NULL, credit_item_id uuid, credit_unit integer, credit_lost boolean DEFAULT false NOT NULL, moves integer DEFAULT 0 NOT NULL, created_at timestamp(3) with time zone NOT NULL, cancelled_at timestamp(3) with time zone, cancelled_by text, cancel_note text);
CREATE TABLE campaign_links (id uuid NOT NULL, campaign_id uuid NOT NULL, url text NOT NULL);
CREATE TABLE campaign_recipients (id uuid NOT NULL, campaign_id uuid NOT NULL, email text NOT NULL, customer_id uuid, first_name text DEFAULT ''::text NOT NULL, state text DEFAULT 'waiting'::text NOT NULL, skipped_why text, mail_id uuid, stop_token_hash text, link_token_hash text, queued_at timestamp(3) with time zone, sent_at timestamp(3) with time zone, opened_at timestamp(3) with time zone, machine_opened_at timestamp(3) with time zone, clicked_at timestamp(3) with time zone, complained_at timestamp(3) with time zone, unsubscribed_at timestamp(3) with time zone);
CREATE TABLE campaigns (id uuid NOT NULL, name text NOT NULL, subject text NOT NULL, preheader text DEFAULT ''::text NOT NULL, sender_name text DEFAULT ''::text NOT NULL, content text DEFAULT ''::text NOT NULL, segment_id uuid, state text DEFAULT 'draft'::text NOT NULL, scheduled_at timestamp(3) with time zone, started_at timestamp(3) with time zone, sent_at timestamp(3) with time zone, ended_why text, tested_version integer, recipient_count integer DEFAULT 0 NOT NULL, sent_count integer DEFAULT 0 NOT NULL, skipped_count integer DEFAULT 0 NOT NULL, bounce_count integer DEFAULT 0 NOT NULL, complaint_count integer DEFAULT 0 NOT NULL, unsubscribe_count integer DEFAULT 0 NOT NULL, open_count integer DEFAULT 0 NOT NULL, machine_open_count integer DEFAULT 0 NOT NULL, click_count integer DEFAULT 0 NOT NULL, created_at timestamp(3) with time zone NOT NULL, version integer DEFAULT 1 NOT NULL, topic text DEFAULT 'offers'::text NOT NULL);
CREATE TABLE carriers (id uuid NOT NULL, name text NOT NULL, tracking_address text DEFAULT ''::text NOT NULL, phone text DEFAULT ''::text NOT NULL, is_active boolean DEFAULT true NOT NULL, "position" integer NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE cart_items (id uuid NOT NULL, cart_id uuid NOT NULL, product_id uuid NOT NULL, variant_id uuid, quantity integer NOT NULL, seen_price integer NOT NULL, added_at timestamp(3) with time zone NOT NULL);
CREATE TABLE cart_tokens (token_hash text NOT NULL, cart_id uuid NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE carts (id uuid NOT NULL, user_id text, discount_code text, created_at timestamp(3) with time zone NOT NULL, updated_at timestamp(3) with time zone NOT NULL);
CREATE TABLE cash_acts (id uuid NOT NULL, finding_id uuid NOT NULL, act text NOT NULL, amount integer DEFAULT 0 NOT NULL, note text DEFAULT ''::text NOT NULL, acted_by text NOT NULL, acted_at timestamp(3) with time zone NOT NULL);
CREATE TABLE cash_findings (id uuid NOT NULL, kind text NOT NULL, subject text NOT NULL, order_id uuid, carrier text NOT NULL, tracking text NOT NULL, amount integer NOT NULL, expected integer NOT NULL, moved_at timestamp(3) with time zone NOT NULL, found_at timestamp(3) with time zone NOT NULL, waits_since timestamp(3) with time zone, claimed_at timestamp(3) with time zone, ended_at timestamp(3) with time zone, ended_by text, version integer DEFAULT 1 NOT NULL);
CREATE TABLE categories (id uuid NOT NULL, name text NOT NULL, slug text NOT NULL, look text, description text DEFAULT ''::text NOT NULL, is_active boolean DEFAULT true NOT NULL, sort_order integer DEFAULT 0 NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE clearance_approvals (id uuid NOT NULL, request_id uuid, customer_id uuid NOT NULL, product_id uuid NOT NULL, units integer NOT NULL, used_units integer DEFAULT 0 NOT NULL, valid_from timestamp(3) with time zone NOT NULL, until timestamp(3) with time zone NOT NULL, clinician_id text, clinician_name text NOT NULL, ended_at timestamp(3) with time zone);
CREATE TABLE clearance_requests (id uuid NOT NULL, user_id text NOT NULL, customer_id uuid NOT NULL, product_id uuid NOT NULL, units integer NOT NULL, state text NOT NULL, answers jsonb, assessment_id uuid, privacy_version integer NOT NULL, clinician_id text, answer text, asked_at timestamp(3) with time zone NOT NULL, taken_at timestamp(3) with time zone, decided_at timestamp(3) with time zone, ended_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL);
CREATE TABLE clearance_uses (id uuid NOT NULL, approval_id uuid NOT NULL, order_id uuid NOT NULL, units integer NOT NULL, used_at timestamp(3) with time zone NOT NULL, released_at timestamp(3) with time zone);
CREATE TABLE concessions (id uuid NOT NULL, customer_id uuid NOT NULL, kind text NOT NULL, state text DEFAULT 'waiting'::text NOT NULL, sealed text, id_end text NOT NULL, issuer text NOT NULL, front_file uuid, back_file uuid, declared_at timestamp(3) with time zone NOT NULL, decided_at timestamp(3) with time zone, decided_by text, reason text, valid_until date, version integer DEFAULT 1 NOT NULL);
CREATE TABLE consents (id uuid NOT NULL, subject_type text NOT NULL, subject_id text NOT NULL, purpose text NOT NULL, document text NOT NULL, document_version integer NOT NULL, wording text, given_at timestamp(3) with time zone NOT NULL, withdrawn_at timestamp(3) with time zone);
CREATE TABLE consultation_types (slug text NOT NULL, name text NOT NULL, minutes integer NOT NULL, channel text NOT NULL, fee integer NOT NULL, currency text NOT NULL, is_active boolean DEFAULT true NOT NULL, "position" smallint NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE consultation_visits (booking_id uuid NOT NULL, user_id text NOT NULL, clinician_id text, clinician_name text NOT NULL, taken_at timestamp(3) with time zone NOT NULL, state text NOT NULL, said text DEFAULT ''::text NOT NULL, plan text DEFAULT ''::text NOT NULL, for_patient text DEFAULT ''::text NOT NULL, follow_up_weeks integer, outcome text, ended_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL);
CREATE TABLE courier_connections (courier text NOT NULL, sealed text NOT NULL, last_four jsonb NOT NULL, is_live boolean NOT NULL, version integer DEFAULT 1 NOT NULL, saved_at timestamp(3) with time zone NOT NULL, sender jsonb);
CREATE TABLE courier_questions (id uuid NOT NULL, parcel_id uuid NOT NULL, note text NOT NULL, asked_at timestamp(3) with time zone NOT NULL, asked_by text NOT NULL, hidden_until timestamp(3) with time zone NOT NULL, form_key uuid NOT NULL);
CREATE TABLE credit_notes (id uuid NOT NULL, serial integer NOT NULL, number text NOT NULL, invoice_id uuid NOT NULL, order_id uuid NOT NULL, cause text NOT NULL, day date NOT NULL, issued_at timestamp(3) with time zone NOT NULL, vatable integer NOT NULL, vat integer NOT NULL, zero_rated integer NOT NULL, exempt integer NOT NULL, total integer NOT NULL);
CREATE TABLE customer_addresses (id uuid NOT NULL, customer_id uuid NOT NULL, first_name text NOT NULL, last_name text NOT NULL, phone text, address text NOT NULL, barangay text, city text NOT NULL, province text, postal_code text, psgc_code text, is_default boolean DEFAULT false NOT NULL, created_at timestamp(3) with time zone NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE customer_figures (customer_id uuid NOT NULL, orders integer DEFAULT 0 NOT NULL, spent bigint DEFAULT 0 NOT NULL, last_order_at timestamp(3) with time zone);
CREATE TABLE customer_notes (id uuid NOT NULL, customer_id uuid NOT NULL, author_id text, text text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE customer_tags (id uuid NOT NULL, name text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE customers (id uuid NOT NULL, user_id text, email text NOT NULL, first_name text, last_name text, phone text, address_line1 text, address_line2 text, city text, state text, postal_code text, country text DEFAULT 'PH'::text NOT NULL, marketing_consent boolean DEFAULT false NOT NULL, order_count integer DEFAULT 0 NOT NULL, created_at timestamp(3) with time zone DEFAULT now() NOT NULL, search_text text GENERATED ALWAYS AS (translate(lower(((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || email) || ' '::text) || COALESCE(phone, ''::text))), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ'::text, 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'::text)) STORED NOT NULL, is_guest boolean DEFAULT false NOT NULL, date_of_birth date, gender text, is_discreet boolean DEFAULT false NOT NULL);
CREATE TABLE delivery_areas (id uuid NOT NULL, name text NOT NULL, provinces text[] DEFAULT '{}'::text[] NOT NULL, is_rest boolean DEFAULT false NOT NULL, steps jsonb NOT NULL, further_kilo integer NOT NULL, free_from integer DEFAULT 0 NOT NULL, days_min integer NOT NULL, days_max integer NOT NULL, "position" integer NOT NULL, version integer DEFAULT 1 NOT NULL, cold text DEFAULT 'open'::text NOT NULL, cold_most integer, cold_days integer[] DEFAULT '{}'::integer[] NOT NULL, cash boolean DEFAULT true NOT NULL);
CREATE TABLE discount_redemptions (id uuid NOT NULL, discount_id uuid NOT NULL, order_id uuid NOT NULL, email text NOT NULL, customer_id uuid, amount integer NOT NULL, held_by_cart uuid, redeemed_at timestamp(3) with time zone NOT NULL, released_at timestamp(3) with time zone);
CREATE TABLE discounts (id uuid NOT NULL, code text NOT NULL, type text NOT NULL, value integer NOT NULL, minimum_amount integer, usage_limit integer, per_customer_limit integer, used_count integer DEFAULT 0 NOT NULL, starts_at timestamp(3) with time zone, ends_at timestamp(3) with time zone, is_active boolean DEFAULT true NOT NULL, archived_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL, version integer DEFAULT 1 NOT NULL, product_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL, category_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL, first_order_only boolean DEFAULT false NOT NULL, batch text);
CREATE TABLE doctor_days (doctor_id uuid NOT NULL, day date NOT NULL, from_minute smallint, to_minute smallint);
CREATE TABLE doctor_hours (doctor_id uuid NOT NULL, weekday smallint NOT NULL, from_minute smallint NOT NULL, to_minute smallint NOT NULL);
CREATE TABLE doctors (id uuid NOT NULL, name text NOT NULL, specialization text NOT NULL, email text NOT NULL, phone text, public_email text, public_phone text, licence_number text, bio text, photo_id text, photo_alt text, photo_width integer, photo_height integer, consultation_url text, is_active boolean DEFAULT true NOT NULL, is_demo boolean DEFAULT false NOT NULL, version integer DEFAULT 1 NOT NULL, hours_version integer DEFAULT 1 NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE documents (id uuid NOT NULL, slug text NOT NULL, version integer NOT NULL, title text NOT NULL, body text NOT NULL, published_at timestamp(3) with time zone NOT NULL);
CREATE TABLE dose_instructions (id uuid NOT NULL, user_id text NOT NULL, product_id uuid NOT NULL, booking_id uuid, clinician_id text, clinician_name text NOT NULL, steps jsonb NOT NULL, every_days integer NOT NULL, vial_micrograms integer, water_microlitres integer, valid_until date NOT NULL, written_at timestamp(3) with time zone NOT NULL, replaced_at timestamp(3) with time zone, contact_on date, contact_by text);
CREATE TABLE email_changes (id uuid NOT NULL, user_id text NOT NULL, old_email text NOT NULL, new_email text NOT NULL, old_token_hash text, new_token_hash text, asked_at timestamp(3) with time zone NOT NULL, expires_at timestamp(3) with time zone NOT NULL, allowed_at timestamp(3) with time zone, confirmed_at timestamp(3) with time zone, done_at timestamp(3) with time zone, ended_at timestamp(3) with time zone);
CREATE TABLE erasures (id uuid NOT NULL, customer_id uuid NOT NULL, asked_by text NOT NULL, reason text, asked_at timestamp(3) with time zone NOT NULL, due_at timestamp(3) with time zone NOT NULL, waiting_since timestamp(3) with time zone, kept_at timestamp(3) with time zone, done_at timestamp(3) with time zone, code text);
CREATE TABLE faq_versions (id uuid NOT NULL, slug text NOT NULL, version integer NOT NULL, category text NOT NULL, "position" integer NOT NULL, question text NOT NULL, answer text NOT NULL, live text NOT NULL, is_shown boolean NOT NULL, saved_at timestamp(3) with time zone NOT NULL, saved_by text NOT NULL);
CREATE TABLE former_category_slugs (slug text NOT NULL, category_id uuid NOT NULL);
CREATE TABLE former_product_slugs (slug text NOT NULL, product_id uuid NOT NULL);
CREATE TABLE guest_addresses (email text NOT NULL, customer_id uuid NOT NULL);
CREATE TABLE guest_reservations (order_id uuid NOT NULL, units integer NOT NULL, email text NOT NULL, phone text, address text, confirmed_at timestamp(3) with time zone);
CREATE TABLE highlevel_connection (id integer NOT NULL, sealed_key text, key_end text, sealed_location text, sealed_trigger text, is_on boolean DEFAULT false NOT NULL, customers boolean DEFAULT true NOT NULL, newsletter boolean DEFAULT true NOT NULL, orders boolean DEFAULT true NOT NULL, account_name text, tested_at timestamp(3) with time zone, problem text, problem_since timestamp(3) with time zone, paused_until timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL);
CREATE TABLE highlevel_contacts (id uuid NOT NULL, email text, address_digest text NOT NULL, sealed_address text NOT NULL, remote_id text, told text DEFAULT 'nothing'::text NOT NULL, begun_at timestamp(3) with time zone, refused_at timestamp(3) with time zone, removed_at timestamp(3) with time zone, left_behind_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE highlevel_events (webhook_id text NOT NULL, type text NOT NULL, received_at timestamp(3) with time zone NOT NULL);
CREATE TABLE highlevel_messages (id uuid NOT NULL, contact_id uuid NOT NULL, kind text NOT NULL, occasion text NOT NULL, cause text NOT NULL, state text DEFAULT 'waiting'::text NOT NULL, skipped text, status integer, said text DEFAULT ''::text NOT NULL, attempts integer DEFAULT 0 NOT NULL, next_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL, ended_at timestamp(3) with time zone);
CREATE TABLE import_items (id uuid NOT NULL, import_id uuid NOT NULL, "position" integer NOT NULL, label text NOT NULL, rows jsonb NOT NULL, outcome text NOT NULL, subject_id uuid, changes jsonb NOT NULL, notes jsonb NOT NULL, problem text, plan jsonb NOT NULL, result text, saved jsonb, reverted text, revert_note text);
CREATE TABLE imports (id uuid NOT NULL, noun text NOT NULL, file_name text NOT NULL, format text NOT NULL, state text NOT NULL, header jsonb NOT NULL, rows jsonb NOT NULL, columns jsonb NOT NULL, options jsonb DEFAULT '[]'::jsonb NOT NULL, created_by text NOT NULL, created_at timestamp(3) with time zone NOT NULL, started_by text, started_at timestamp(3) with time zone, ended_at timestamp(3) with time zone, reverted_by text, reverted_at timestamp(3) with time zone);
CREATE TABLE invoice_series (series text NOT NULL, first integer NOT NULL, next integer NOT NULL);
CREATE TABLE invoiced_orders (invoice_id uuid NOT NULL, order_id uuid NOT NULL, round integer NOT NULL, amount integer NOT NULL, goods text NOT NULL);
CREATE TABLE invoices (id uuid NOT NULL, serial integer NOT NULL, number text NOT NULL, kind text NOT NULL, day date NOT NULL, issued_at timestamp(3) with time zone NOT NULL, registration text NOT NULL, seller jsonb NOT NULL, buyer jsonb, lines jsonb NOT NULL, gross integer NOT NULL, discount integer NOT NULL, shipping integer NOT NULL, cold_pack integer NOT NULL, added_tax integer NOT NULL, vatable integer NOT NULL, vat integer NOT NULL, zero_rated integer NOT NULL, exempt integer NOT NULL, total integer NOT NULL);
CREATE TABLE job_workers (id text NOT NULL, since timestamp(3) with time zone DEFAULT now() NOT NULL, seen_at timestamp(3) with time zone DEFAULT now() NOT NULL);
CREATE TABLE known_devices (token_hash text NOT NULL, user_id text NOT NULL, used_at timestamp(3) with time zone NOT NULL);
CREATE TABLE lab_reports (id uuid NOT NULL, lot_id uuid NOT NULL, file_id text NOT NULL, file_type text NOT NULL, bytes integer NOT NULL, width integer, height integer, lab_name text NOT NULL, method text, purity numeric(5,2), reported_on date NOT NULL, verify_url text, added_at timestamp(3) with time zone NOT NULL, withdrawn_at timestamp(3) with time zone, withdrawn_why text, sent_hash text);
CREATE TABLE lab_results (id uuid NOT NULL, report_id uuid NOT NULL, test text NOT NULL, figure numeric(12,4), is_below boolean DEFAULT false NOT NULL, unit text, at_least numeric(12,4), at_most numeric(12,4), limit_source text, verdict text, method text NOT NULL);
CREATE TABLE list_views (id uuid NOT NULL, user_id text NOT NULL, list text NOT NULL, name text NOT NULL, query text NOT NULL, is_default boolean DEFAULT false NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE lots (id uuid NOT NULL, product_id uuid NOT NULL, variant_id uuid, lot_number text NOT NULL, made_on date, expires_on date NOT NULL, received_units integer NOT NULL, received_at timestamp(3) with time zone NOT NULL, opened_at timestamp(3) with time zone, closed_at timestamp(3) with time zone, closed_why text, is_demo boolean DEFAULT false NOT NULL, version integer DEFAULT 1 NOT NULL, packed_units integer DEFAULT 0 NOT NULL, recalled_at timestamp(3) with time zone, recalled_why text, checked_at timestamp(3) with time zone, checked_by text);
CREATE TABLE low_stock_alerts (stock_level_id uuid NOT NULL, warned_at timestamp(3) with time zone NOT NULL);
CREATE TABLE mail_attachments (id uuid NOT NULL, mail_id uuid NOT NULL, name text NOT NULL, type text NOT NULL, content bytea NOT NULL);
CREATE TABLE mail_events (id uuid NOT NULL, event_id text NOT NULL, kind text NOT NULL, address_digest text NOT NULL, mail_id uuid, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE mail_suppressions (id uuid NOT NULL, address_digest text NOT NULL, sealed_address text, reason text NOT NULL, note text DEFAULT ''::text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE mail_wordings (id uuid NOT NULL, kind text NOT NULL, version integer NOT NULL, wordings jsonb NOT NULL, saved_at timestamp(3) with time zone NOT NULL, saved_by text NOT NULL);
CREATE TABLE mails (id uuid NOT NULL, dedupe_key text NOT NULL, message_id text NOT NULL, "to" text NOT NULL, subject text NOT NULL, html text NOT NULL, text text NOT NULL, unsubscribe_url text, calendar text, attempts integer DEFAULT 0 NOT NULL, last_error text, created_at timestamp(3) with time zone NOT NULL, sent_at timestamp(3) with time zone, share_key text, withheld_at timestamp(3) with time zone, links_removed_at timestamp(3) with time zone, about_id uuid, reply_to text, kind text, neutral_subject text, from_name text, purpose text DEFAULT 'transactional'::text NOT NULL, withheld_why text);
CREATE TABLE missing_pages (path text NOT NULL, kind text NOT NULL, referrer text, seen bigint NOT NULL, first_seen_at timestamp(3) with time zone NOT NULL, last_seen_at timestamp(3) with time zone NOT NULL);
CREATE TABLE newsletter_confirmations (token_hash text NOT NULL, subscription_id uuid NOT NULL, source text NOT NULL, wording text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE newsletter_subscriptions (id uuid NOT NULL, email text NOT NULL, state text NOT NULL, source text NOT NULL, stop_token text, asked_at timestamp(3) with time zone NOT NULL, confirmed_at timestamp(3) with time zone, ended_at timestamp(3) with time zone);
CREATE TABLE order_confirmations (token_hash text NOT NULL, order_id uuid NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE order_item_lots (order_item_id uuid NOT NULL, lot_id uuid NOT NULL, units integer NOT NULL, parcel integer DEFAULT 1 NOT NULL);
CREATE TABLE order_items (id uuid NOT NULL, order_id uuid NOT NULL, "position" integer NOT NULL, product_id uuid NOT NULL, variant_id uuid, product_name text NOT NULL, sku text NOT NULL, quantity integer NOT NULL, price integer NOT NULL, discount integer DEFAULT 0 NOT NULL, total integer NOT NULL, reviewed_at timestamp(3) with time zone, regular_price integer, vat_exempt integer, statutory_discount integer);
CREATE TABLE order_notes (id uuid NOT NULL, order_id uuid NOT NULL, author_id text, text text NOT NULL, created_at timestamp(3) with time zone NOT NULL, removed_at timestamp(3) with time zone);
CREATE TABLE order_referrals (order_id uuid NOT NULL, affiliate_id uuid NOT NULL, via text NOT NULL, clicked_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL, refused_why text);
CREATE TABLE order_tags (id uuid NOT NULL, name text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE orders (id uuid NOT NULL, order_number text NOT NULL, access_issue integer DEFAULT 1 NOT NULL, mailed_token_hash text, cart_id uuid, customer_id uuid, status text NOT NULL, payment_status text NOT NULL, payment_method text NOT NULL, fulfillment_status text NOT NULL, needs_attention text, currency text DEFAULT 'PHP'::text NOT NULL, subtotal integer NOT NULL, discount_total integer DEFAULT 0 NOT NULL, discount_id uuid, discount_code text, shipping_total integer DEFAULT 0 NOT NULL, tax_total integer DEFAULT 0 NOT NULL, total_amount integer NOT NULL, email text NOT NULL, first_name text NOT NULL, last_name text NOT NULL, phone text, address text NOT NULL, barangay text, city text NOT NULL, province text, postal_code text, psgc_code text, country text DEFAULT 'PH'::text NOT NULL, notes text, shipped_at timestamp(3) with time zone, terms_version integer NOT NULL, privacy_version integer NOT NULL, terms_accepted_at timestamp(3) with time zone, adult_confirmed_at timestamp(3) with time zone, supervision_confirmed_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL, delivery jsonb, expires_at timestamp(3) with time zone, proof_waiting_since timestamp(3) with time zone, paid_at timestamp(3) with time zone, cancelled_at timestamp(3) with time zone, ended_why text, ended_note text, made_by text, cold_pack integer, parcels_sent integer DEFAULT 0 NOT NULL, is_discreet boolean DEFAULT false NOT NULL, updated_at timestamp(3) with time zone DEFAULT now() NOT NULL, statutory_kind text, concession_id uuid, statutory_id_end text);
CREATE TABLE packing_leases (order_id uuid NOT NULL, user_id text NOT NULL, until timestamp(3) with time zone NOT NULL);
CREATE TABLE parcel_bookings (id uuid NOT NULL, order_id uuid NOT NULL, parcel integer NOT NULL, attempt integer NOT NULL, reference text NOT NULL, courier text NOT NULL, state text NOT NULL, problem text, says text DEFAULT ''::text NOT NULL, tracking_number text, price integer, digest text NOT NULL, requests integer DEFAULT 1 NOT NULL, asked_at timestamp(3) with time zone NOT NULL, asked_by text NOT NULL, settled_at timestamp(3) with time zone);
CREATE TABLE parcel_checks (day date NOT NULL, found integer DEFAULT 0 NOT NULL, not_found integer DEFAULT 0 NOT NULL);
CREATE TABLE parcel_events (id uuid NOT NULL, source text NOT NULL, tracking_number text, parcel_id uuid, word text NOT NULL, happened_at timestamp(3) with time zone NOT NULL, says text NOT NULL, received_at timestamp(3) with time zone NOT NULL, form_key uuid);
CREATE TABLE parcel_items (parcel_id uuid NOT NULL, order_item_id uuid NOT NULL, units integer NOT NULL);
CREATE TABLE parcels (id uuid NOT NULL, order_id uuid NOT NULL, number integer NOT NULL, courier text, tracking_number text, tracking_url text, is_cold boolean DEFAULT false NOT NULL, shipped_at timestamp(3) with time zone, shipment_told jsonb, tracking_changed_at timestamp(3) with time zone, delivered_at timestamp(3) with time zone, returned_at timestamp(3) with time zone);
CREATE TABLE passkeys (id uuid NOT NULL, user_id text NOT NULL, credential_id text NOT NULL, public_key text NOT NULL, counter bigint NOT NULL, transports text[] NOT NULL, name text NOT NULL, created_at timestamp(3) with time zone NOT NULL, used_at timestamp(3) with time zone);
CREATE TABLE patient_zones (customer_id uuid NOT NULL, time_zone text NOT NULL, chosen_at timestamp(3) with time zone NOT NULL);
CREATE TABLE payment_events (id uuid NOT NULL, gateway text NOT NULL, event_id text NOT NULL, type text NOT NULL, reference text NOT NULL, amount integer, currency text, outcome text NOT NULL, payload jsonb NOT NULL, received_at timestamp(3) with time zone NOT NULL);
CREATE TABLE payment_findings (id uuid NOT NULL, kind text NOT NULL, subject text NOT NULL, order_id uuid, gateway text NOT NULL, reference text NOT NULL, amount integer NOT NULL, expected integer, moved_at timestamp(3) with time zone NOT NULL, found_at timestamp(3) with time zone NOT NULL, ended_at timestamp(3) with time zone, ended_by text, note text);
CREATE TABLE payment_providers (provider text NOT NULL, sealed text NOT NULL, last_four jsonb NOT NULL, is_live boolean NOT NULL, is_chosen boolean DEFAULT false NOT NULL, version integer DEFAULT 1 NOT NULL, saved_at timestamp(3) with time zone NOT NULL);
CREATE TABLE payments (id uuid NOT NULL, order_id uuid NOT NULL, gateway text NOT NULL, reference text NOT NULL, amount integer NOT NULL, currency text DEFAULT 'PHP'::text NOT NULL, change jsonb, status text NOT NULL, created_at timestamp(3) with time zone NOT NULL, settled_at timestamp(3) with time zone, next_ask_at timestamp(3) with time zone, change_until timestamp(3) with time zone, session_id text, session_url text, receipt_number text);
CREATE TABLE payout_files (id uuid NOT NULL, provider text NOT NULL, file_name text NOT NULL, digest text NOT NULL, uploaded_by text NOT NULL, uploaded_at timestamp(3) with time zone NOT NULL);
CREATE TABLE payout_lines (id uuid NOT NULL, file_id uuid NOT NULL, row_no integer NOT NULL, reference text NOT NULL, amount integer NOT NULL, fee integer NOT NULL, payment_id uuid, verdict text NOT NULL);
CREATE TABLE place_editions (edition text NOT NULL, loaded_at timestamp(3) with time zone NOT NULL);
CREATE TABLE place_words (word text NOT NULL, weight smallint NOT NULL, uses integer NOT NULL);
CREATE TABLE placements (cart_id uuid NOT NULL, key text NOT NULL, body_hash text NOT NULL, order_id uuid NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE places (code text NOT NULL, kind text NOT NULL, name text NOT NULL, city text, province text NOT NULL, postal_code text, key text NOT NULL, city_key text, words tsvector NOT NULL, weight smallint NOT NULL, city_weight smallint NOT NULL);
CREATE TABLE pre_visit_forms (booking_id uuid NOT NULL, user_id text NOT NULL, answers jsonb NOT NULL, saved_at timestamp(3) with time zone NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE price_history (id bigint GENERATED ALWAYS AS IDENTITY NOT NULL, product_id uuid NOT NULL, variant_id uuid, price integer, since timestamp(3) with time zone NOT NULL);
CREATE TABLE price_schedules (id uuid NOT NULL, product_id uuid NOT NULL, variant_id uuid, price integer NOT NULL, compare_at_price integer, starts_at timestamp(3) with time zone NOT NULL, ends_at timestamp(3) with time zone, state text DEFAULT 'planned'::text NOT NULL, note text, price_before integer, compare_at_before integer, started_at timestamp(3) with time zone, ended_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE product_variants (id uuid NOT NULL, product_id uuid NOT NULL, variant_name text NOT NULL, option1_value text NOT NULL, option2_value text, sku text NOT NULL, price integer NOT NULL, compare_at_price integer, is_active boolean DEFAULT true NOT NULL, "position" integer NOT NULL, archived_at timestamp(3) with time zone, weight integer);
CREATE TABLE products (id uuid NOT NULL, slug text NOT NULL, sku text NOT NULL, name text NOT NULL, kind text NOT NULL, category_id uuid, short_description text DEFAULT ''::text NOT NULL, description text DEFAULT ''::text NOT NULL, keywords text DEFAULT ''::text NOT NULL, variant_names text DEFAULT ''::text NOT NULL, search_name text GENERATED ALWAYS AS (lower(((name || ' '::text) || keywords))) STORED NOT NULL, search_words tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(((((((name || ' '::text) || keywords) || ' '::text) || variant_names) || ' '::text) || COALESCE((((trim_scale(vial_amount))::text || ' '::text) || vial_unit), ''::text)), '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M'::text, '\1x\2\3'::text, 'gi'::text), '(\d) ?(mcg|mg|iu|ml|g)\M'::text, '\1\2'::text, 'gi'::text)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, regexp_replace(regexp_replace(((((((name || ' '::text) || keywords) || ' '::text) || variant_names) || ' '::text) || COALESCE((((trim_scale(vial_amount))::text || ' '::text) || vial_unit), ''::text)), '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M'::text, '\1x\2\3'::text, 'gi'::text), '(\d) ?(mcg|mg|iu|ml|g)\M'::text, '\1\2'::text, 'gi'::text)), 'A'::"char")) || setweight(to_tsvector('english'::regconfig, regexp_replace(regexp_replace(short_description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M'::text, '\1x\2\3'::text, 'gi'::text), '(\d) ?(mcg|mg|iu|ml|g)\M'::text, '\1\2'::text, 'gi'::text)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, regexp_replace(regexp_replace(description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M'::text, '\1x\2\3'::text, 'gi'::text), '(\d) ?(mcg|mg|iu|ml|g)\M'::text, '\1\2'::text, 'gi'::text)), 'C'::"char"))) STORED NOT NULL, price integer NOT NULL, compare_at_price integer, highest_price integer, option1_name text, option2_name text, is_active boolean DEFAULT false NOT NULL, featured boolean DEFAULT false NOT NULL, course_weeks_min integer, course_weeks_max integer, monthly_factor numeric(4,2), regulatory_status text NOT NULL, registration_no text, clearance text NOT NULL, benefits text[] DEFAULT '{}'::text[] NOT NULL, how_it_works text DEFAULT ''::text NOT NULL, usage text DEFAULT ''::text NOT NULL, storage text DEFAULT ''::text NOT NULL, contraindications text[] DEFAULT '{}'::text[] NOT NULL, interactions text[] DEFAULT '{}'::text[] NOT NULL, safety_text text DEFAULT ''::text NOT NULL, sources text[] DEFAULT '{}'::text[] NOT NULL, images jsonb DEFAULT '[]'::jsonb NOT NULL, reviewed_by text, reviewed_at timestamp(3) with time zone, rating_avg real, rating_count integer DEFAULT 0 NOT NULL, sold_30d integer DEFAULT 0 NOT NULL, created_at timestamp(3) with time zone NOT NULL, updated_at timestamp(3) with time zone NOT NULL, vial_amount numeric(9,3), vial_unit text, vial text GENERATED ALWAYS AS (((((trim_scale(vial_amount))::text || ' '::text) || vial_unit) || ' vial'::text)) STORED, cost_per_item integer, tags text[] DEFAULT '{}'::text[] NOT NULL, seo_title text DEFAULT ''::text NOT NULL, seo_description text DEFAULT ''::text NOT NULL, archived_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL, variants_version integer DEFAULT 1 NOT NULL, needs_cold boolean DEFAULT false NOT NULL, weight integer, warm_hours integer, warm_source text DEFAULT ''::text NOT NULL, statutory_discount boolean DEFAULT false NOT NULL);
CREATE TABLE purchase_deliveries (id uuid NOT NULL, purchase_order_id uuid NOT NULL, received_at timestamp(3) with time zone NOT NULL, actor_id text NOT NULL, note text DEFAULT ''::text NOT NULL);
CREATE TABLE purchase_delivery_lines (id uuid NOT NULL, delivery_id uuid NOT NULL, line_id uuid NOT NULL, received integer NOT NULL, damaged integer NOT NULL, lot_id uuid, storage_note text DEFAULT ''::text NOT NULL);
CREATE TABLE purchase_order_lines (id uuid NOT NULL, purchase_order_id uuid NOT NULL, "position" integer NOT NULL, product_id uuid NOT NULL, variant_id uuid, name text NOT NULL, supplier_sku text DEFAULT ''::text NOT NULL, pack_size integer DEFAULT 1 NOT NULL, quantity integer NOT NULL, unit_cost integer NOT NULL, received integer DEFAULT 0 NOT NULL, damaged integer DEFAULT 0 NOT NULL);
CREATE TABLE purchase_orders (id uuid NOT NULL, number text NOT NULL, supplier_id uuid NOT NULL, state text NOT NULL, expected_on date, notes text DEFAULT ''::text NOT NULL, form_key uuid NOT NULL, created_at timestamp(3) with time zone NOT NULL, sent_at timestamp(3) with time zone, ended_why text, version integer DEFAULT 1 NOT NULL);
CREATE UNLOGGED TABLE rate_limits (key character varying(255) NOT NULL, points integer DEFAULT 0 NOT NULL, expire bigint);
CREATE TABLE recall_buyers (recall_id uuid NOT NULL, order_id uuid NOT NULL, units integer NOT NULL, mailed_at timestamp(3) with time zone, answered_at timestamp(3) with time zone);
CREATE TABLE recalls (id uuid NOT NULL, lot_id uuid NOT NULL, reason text NOT NULL, advice text NOT NULL, started_at timestamp(3) with time zone NOT NULL, sendings integer DEFAULT 1 NOT NULL);
CREATE TABLE recovery_codes (user_id text NOT NULL, code_digest text NOT NULL, used_at timestamp(3) with time zone);
CREATE TABLE refunds (id uuid NOT NULL, order_id uuid NOT NULL, payment_id uuid NOT NULL, request_key uuid NOT NULL, amount integer NOT NULL, currency text DEFAULT 'PHP'::text NOT NULL, status text NOT NULL, reason text NOT NULL, by_hand text, failure text, requested_by text NOT NULL, created_at timestamp(3) with time zone NOT NULL, settled_at timestamp(3) with time zone);
CREATE TABLE refused_callbacks (gateway text NOT NULL, reason text NOT NULL, count integer NOT NULL, last_at timestamp(3) with time zone NOT NULL);
CREATE TABLE refused_topics (email text NOT NULL, topic text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE remittance_drafts (id uuid NOT NULL, carrier text NOT NULL, file_name text NOT NULL, digest text NOT NULL, columns jsonb NOT NULL, lines jsonb NOT NULL, bad jsonb NOT NULL, created_by text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE remittance_files (id uuid NOT NULL, carrier text NOT NULL, file_name text NOT NULL, digest text NOT NULL, bad jsonb NOT NULL, uploaded_by text NOT NULL, uploaded_at timestamp(3) with time zone NOT NULL);
CREATE TABLE remittance_lines (id uuid NOT NULL, file_id uuid NOT NULL, row_no integer NOT NULL, tracking text NOT NULL, collected integer NOT NULL, fee integer NOT NULL, remitted integer NOT NULL, delivered_on text, verdict text NOT NULL, parcel_id uuid, order_id uuid, expected integer DEFAULT 0 NOT NULL);
CREATE TABLE return_lines (id uuid NOT NULL, return_id uuid NOT NULL, order_item_id uuid NOT NULL, units integer NOT NULL, received integer, good integer, spoiled integer);
CREATE TABLE return_photos (id uuid NOT NULL, return_id uuid NOT NULL, file_id uuid NOT NULL, bytes integer NOT NULL, width integer NOT NULL, height integer NOT NULL, uploaded_at timestamp(3) with time zone NOT NULL, removed_at timestamp(3) with time zone);
CREATE TABLE returns (id uuid NOT NULL, number text NOT NULL, order_id uuid NOT NULL, state text NOT NULL, asked_by text NOT NULL, reason text NOT NULL, note text DEFAULT ''::text NOT NULL, asked_key uuid NOT NULL, act_key uuid, comes_back boolean, answer text, refunded integer DEFAULT 0 NOT NULL, settled_why text, asked_at timestamp(3) with time zone NOT NULL, decided_at timestamp(3) with time zone, received_at timestamp(3) with time zone, inspected_at timestamp(3) with time zone, ended_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL);
CREATE TABLE reviews (id uuid NOT NULL, product_id uuid NOT NULL, order_id uuid NOT NULL, author_name text NOT NULL, rating integer NOT NULL, text text NOT NULL, status text NOT NULL, is_demo boolean DEFAULT false NOT NULL, created_at timestamp(3) with time zone NOT NULL, decided_at timestamp(3) with time zone, decided_by text, reason text, answer text, answered_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL);
CREATE TABLE schema_migrations (id serial NOT NULL, hash text NOT NULL, created_at bigint);
CREATE TABLE search_synonyms (id uuid NOT NULL, typed text NOT NULL, means text NOT NULL, asked tsquery GENERATED ALWAYS AS (to_tsquery('english'::regconfig, (replace(typed, ' '::text, ':* & '::text) || ':*'::text))) STORED NOT NULL, found tsquery GENERATED ALWAYS AS ((to_tsquery('english'::regconfig, (replace(typed, ' '::text, ':* & '::text) || ':*'::text)) || to_tsquery('english'::regconfig, replace((replace(replace(means, ', '::text, ','::text), ' '::text, ':* & '::text) || ':*'::text), ','::text, ':* | '::text)))) STORED NOT NULL, updated_at timestamp(3) with time zone NOT NULL);
CREATE TABLE segments (id uuid NOT NULL, name text NOT NULL, conditions jsonb NOT NULL, created_at timestamp(3) with time zone NOT NULL, archived_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL);
CREATE TABLE sessions (id text NOT NULL, user_id text NOT NULL, token text NOT NULL, expires_at timestamp(3) with time zone NOT NULL, ip_address text, user_agent text, last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL, created_at timestamp(3) with time zone DEFAULT now() NOT NULL, updated_at timestamp(3) with time zone DEFAULT now() NOT NULL, proven_at timestamp(3) with time zone DEFAULT now());
CREATE TABLE setting_groups (name text NOT NULL, version integer NOT NULL);
CREATE TABLE slot_offers (id uuid NOT NULL, wish_id uuid NOT NULL, booking_id uuid NOT NULL, doctor_id uuid NOT NULL, starts_at timestamp(3) with time zone NOT NULL, offered_at timestamp(3) with time zone NOT NULL, expires_at timestamp(3) with time zone NOT NULL);
CREATE TABLE slot_wishes (id uuid NOT NULL, customer_id uuid NOT NULL, doctor_id uuid, type text NOT NULL, weekdays smallint[] NOT NULL, part text NOT NULL, until date NOT NULL, created_at timestamp(3) with time zone NOT NULL, ended_at timestamp(3) with time zone, ended text);
CREATE TABLE staff_invites (id uuid NOT NULL, email text, role text NOT NULL, token_hash text, invited_by text, created_at timestamp(3) with time zone NOT NULL, expires_at timestamp(3) with time zone NOT NULL, used_at timestamp(3) with time zone, granted_at timestamp(3) with time zone, revoked_at timestamp(3) with time zone);
CREATE TABLE staff_mail_choices (user_id text NOT NULL, choices jsonb NOT NULL, digest_hour integer NOT NULL, digest_day text, changed_at timestamp(3) with time zone NOT NULL);
CREATE TABLE stock_demand (stock_level_id uuid NOT NULL, day date NOT NULL, sold integer NOT NULL, days integer NOT NULL, weeks integer[] NOT NULL);
CREATE TABLE stock_levels (id uuid NOT NULL, product_id uuid NOT NULL, variant_id uuid, on_hand integer DEFAULT 0 NOT NULL, reserved integer DEFAULT 0 NOT NULL, shelf text DEFAULT ''::text NOT NULL, low_below integer);
CREATE TABLE stock_movements (id uuid NOT NULL, stock_level_id uuid NOT NULL, kind text NOT NULL, on_hand_delta integer NOT NULL, reserved_delta integer NOT NULL, order_id uuid, actor_id text NOT NULL, reason text, at timestamp(3) with time zone NOT NULL);
CREATE TABLE stock_watches (id uuid NOT NULL, product_id uuid NOT NULL, variant_id uuid, email text NOT NULL, wording text NOT NULL, stop_token text NOT NULL, created_at timestamp(3) with time zone NOT NULL, about text DEFAULT 'stock'::text NOT NULL, price_seen integer, cheaper_since timestamp(3) with time zone);
CREATE TABLE stocktake_counts (id uuid NOT NULL, line_id uuid NOT NULL, place text DEFAULT ''::text NOT NULL, units integer NOT NULL, level integer NOT NULL, counted_by text NOT NULL, counted_at timestamp(3) with time zone NOT NULL);
CREATE TABLE stocktake_lines (id uuid NOT NULL, stocktake_id uuid NOT NULL, stock_level_id uuid NOT NULL, name text NOT NULL, sku text NOT NULL, shelf text DEFAULT ''::text NOT NULL, unit_cost integer, reason text, note text DEFAULT ''::text NOT NULL);
CREATE TABLE stocktakes (id uuid NOT NULL, number integer GENERATED ALWAYS AS IDENTITY NOT NULL, scope text NOT NULL, scope_name text DEFAULT ''::text NOT NULL, is_blind boolean NOT NULL, state text DEFAULT 'counting'::text NOT NULL, started_by text NOT NULL, started_at timestamp(3) with time zone NOT NULL, ended_by text, ended_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL);
CREATE TABLE supplier_items (id uuid NOT NULL, supplier_id uuid NOT NULL, product_id uuid NOT NULL, variant_id uuid, supplier_sku text DEFAULT ''::text NOT NULL, pack_size integer DEFAULT 1 NOT NULL, last_cost integer, version integer DEFAULT 1 NOT NULL);
CREATE TABLE suppliers (id uuid NOT NULL, name text NOT NULL, contact_name text DEFAULT ''::text NOT NULL, email text DEFAULT ''::text NOT NULL, phone text DEFAULT ''::text NOT NULL, address text DEFAULT ''::text NOT NULL, currency_note text DEFAULT ''::text NOT NULL, lead_days integer NOT NULL, minimum_order integer, payment_terms text DEFAULT ''::text NOT NULL, notes text DEFAULT ''::text NOT NULL, is_active boolean DEFAULT true NOT NULL, archived_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE support_mails (id uuid NOT NULL, message_id text NOT NULL, ticket_id uuid NOT NULL, from_address text NOT NULL, text text NOT NULL, shown text NOT NULL, opens_ticket boolean NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE support_notes (id uuid NOT NULL, ticket_id uuid NOT NULL, author_id text, text text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE support_replies (id uuid NOT NULL, ticket_id uuid NOT NULL, author_id text, text text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE support_saved_replies (id uuid NOT NULL, title text NOT NULL, body text NOT NULL, archived_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE support_tickets (id uuid NOT NULL, number text NOT NULL, form_key uuid NOT NULL, user_id text, name text NOT NULL, email text NOT NULL, phone text, subject text NOT NULL, message text NOT NULL, status text NOT NULL, assignee_id text, is_demo boolean DEFAULT false NOT NULL, created_at timestamp(3) with time zone NOT NULL, due_at timestamp(3) with time zone NOT NULL, replied_at timestamp(3) with time zone, closed_at timestamp(3) with time zone, topic text DEFAULT 'other'::text NOT NULL, order_number text, snoozed_at timestamp(3) with time zone, snoozed_until timestamp(3) with time zone);
CREATE TABLE tagged_customers (customer_id uuid NOT NULL, tag_id uuid NOT NULL);
CREATE TABLE tagged_orders (order_id uuid NOT NULL, tag_id uuid NOT NULL);
CREATE TABLE test_gateway_payments (reference text NOT NULL, amount integer NOT NULL, currency text DEFAULT 'PHP'::text NOT NULL, status text NOT NULL, refunded integer DEFAULT 0 NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE test_gateway_refunds (refund_id text NOT NULL, reference text NOT NULL, amount integer NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE text_reviews (id uuid NOT NULL, subject text NOT NULL, version text NOT NULL, reviewer text NOT NULL, credentials text NOT NULL, reviewed_on date NOT NULL, recorded_at timestamp(3) with time zone NOT NULL, recorded_by text NOT NULL);
CREATE TABLE theme_settings (key text NOT NULL, value text NOT NULL, type text NOT NULL, category text NOT NULL, updated_at timestamp(3) with time zone NOT NULL);
CREATE TABLE therapy_calendars (id uuid NOT NULL, user_id text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE therapy_check_ins (id uuid NOT NULL, user_id text NOT NULL, plan_id uuid NOT NULL, due_on date NOT NULL, answered_on date NOT NULL, feeling text NOT NULL, flags text[] NOT NULL, changes text[] NOT NULL, strength text NOT NULL, outcome text NOT NULL, is_shared boolean NOT NULL, checked_at timestamp(3) with time zone NOT NULL, in_cart_at timestamp(3) with time zone);
CREATE TABLE therapy_doses (id uuid NOT NULL, user_id text NOT NULL, plan_id uuid NOT NULL, vial_id uuid, instruction_id uuid, micrograms integer NOT NULL, taken_on date NOT NULL, site text, logged_at timestamp(3) with time zone NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE therapy_effects (id uuid NOT NULL, user_id text NOT NULL, felt text[] NOT NULL, felt_on date NOT NULL, noted_at timestamp(3) with time zone NOT NULL);
CREATE TABLE therapy_plans (id uuid NOT NULL, user_id text NOT NULL, product_id uuid NOT NULL, instruction_id uuid, step smallint DEFAULT 0 NOT NULL, starts_on date NOT NULL, state text NOT NULL, shown_at timestamp(3) with time zone, reminder_hour smallint, reminded_on date, created_at timestamp(3) with time zone NOT NULL, ended_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL, paused_on date, paused_until date, refill_skipped_until date, refill_mailed_for date);
CREATE TABLE therapy_receipts (dose_id uuid NOT NULL, user_id text NOT NULL, digest text NOT NULL, received_at timestamp(3) with time zone NOT NULL);
CREATE TABLE therapy_vials (id uuid NOT NULL, user_id text NOT NULL, plan_id uuid NOT NULL, order_item_id uuid NOT NULL, lot_id uuid, content_micrograms integer, water_microlitres integer, mixed_on date NOT NULL, use_within_days smallint NOT NULL, opened_at timestamp(3) with time zone NOT NULL, discarded_at timestamp(3) with time zone);
CREATE TABLE transfer_proofs (id uuid NOT NULL, order_id uuid NOT NULL, file_id uuid NOT NULL, bytes integer NOT NULL, width integer NOT NULL, height integer NOT NULL, sent_digest text NOT NULL, uploaded_at timestamp(3) with time zone NOT NULL, answer text, answer_reason text, answered_at timestamp(3) with time zone, removed_at timestamp(3) with time zone);
CREATE TABLE untracked_addresses (address_digest text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE user_roles (user_id text NOT NULL, role text NOT NULL, granted_at timestamp(3) with time zone NOT NULL);
CREATE TABLE users (id text NOT NULL, name text NOT NULL, email text NOT NULL, email_verified boolean DEFAULT false NOT NULL, image text, first_name text, last_name text, is_demo boolean DEFAULT false NOT NULL, created_at timestamp(3) with time zone DEFAULT now() NOT NULL, updated_at timestamp(3) with time zone DEFAULT now() NOT NULL, last_sign_in_at timestamp(3) with time zone);
CREATE TABLE verifications (id text NOT NULL, identifier text NOT NULL, value text NOT NULL, expires_at timestamp(3) with time zone NOT NULL, created_at timestamp(3) with time zone DEFAULT now() NOT NULL, updated_at timestamp(3) with time zone DEFAULT now() NOT NULL);
CREATE TABLE vial_codes (code text NOT NULL, lot_id uuid NOT NULL, number integer NOT NULL, created_at timestamp(3) with time zone NOT NULL, lookups integer DEFAULT 0 NOT NULL, first_lookup_at timestamp(3) with time zone, last_lookup_at timestamp(3) with time zone);
CREATE TABLE vial_reports (id uuid NOT NULL, form_key uuid NOT NULL, code text NOT NULL, complaint text NOT NULL, message text NOT NULL, contact text, created_at timestamp(3) with time zone NOT NULL, settled_at timestamp(3) with time zone, settled_by text, outcome text);
CREATE TABLE visit_addenda (id uuid NOT NULL, booking_id uuid NOT NULL, author_id text, author_name text NOT NULL, text text NOT NULL, written_at timestamp(3) with time zone NOT NULL);
CREATE TABLE visit_counts (day date NOT NULL, step text NOT NULL, count integer NOT NULL);
CREATE TABLE waiting_forms (id uuid NOT NULL, user_id text NOT NULL, method text NOT NULL, address text NOT NULL, back_to text, sealed_fields text NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE webhook_attempts (id uuid NOT NULL, delivery_id uuid NOT NULL, at timestamp(3) with time zone NOT NULL, status integer, failure text, excerpt text DEFAULT ''::text NOT NULL, ms integer NOT NULL);
CREATE TABLE webhook_deliveries (id uuid NOT NULL, endpoint_id uuid NOT NULL, cause text NOT NULL, type text NOT NULL, body text NOT NULL, state text DEFAULT 'waiting'::text NOT NULL, attempts integer DEFAULT 0 NOT NULL, next_at timestamp(3) with time zone, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE webhook_endpoints (id uuid NOT NULL, url text NOT NULL, events text[] NOT NULL, secret text NOT NULL, previous_secret text, previous_until timestamp(3) with time zone, is_active boolean DEFAULT true NOT NULL, failing_since timestamp(3) with time zone, given_up_at timestamp(3) with time zone, version integer DEFAULT 1 NOT NULL, created_at timestamp(3) with time zone NOT NULL);
CREATE TABLE webhook_watches (event text NOT NULL, seen_to timestamp(3) with time zone NOT NULL);
CREATE TABLE wellness_entries (id uuid NOT NULL, user_id text NOT NULL, taken_at timestamp(3) with time zone NOT NULL, mood smallint NOT NULL, energy smallint NOT NULL, weight_grams integer, sleep_minutes smallint, sealed text, created_at timestamp(3) with time zone NOT NULL, version integer DEFAULT 1 NOT NULL);
CREATE TABLE wellness_receipts (entry_id uuid NOT NULL, user_id text NOT NULL, digest text NOT NULL, received_at timestamp(3) with time zone NOT NULL);
CREATE OR REPLACE FUNCTION public.bought_orders()
 RETURNS TABLE(id uuid, customer_id uuid, created_at timestamp with time zone, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT o.id, coalesce(o.customer_id, g.customer_id) AS customer_id, o.created_at,
    least(o.total_amount,
      (SELECT coalesce(sum(p.amount), 0) FROM payments p WHERE p.order_id = o.id AND p.status = 'paid')
      - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = o.id AND r.status <> 'failed'))

  FROM orders o LEFT JOIN guest_addresses g ON o.customer_id IS NULL AND g.email = lower(o.email)
  WHERE o.payment_status IN ('paid', 'partially_refunded') AND o.status NOT IN ('cancelled', 'refunded')
$function$
;
CREATE OR REPLACE FUNCTION public.count_customer(customer uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO customer_figures (customer_id) SELECT id FROM customers WHERE id = customer
    ON CONFLICT DO NOTHING;
  -- Locked by a statement of its own: the next one sees what others counted until then.
  PERFORM FROM customer_figures WHERE customer_id = customer FOR UPDATE;
  UPDATE customer_figures f SET orders = n.orders, spent = n.spent, last_order_at = n.last_order_at
  FROM (
    SELECT count(*) AS orders, coalesce(sum(amount), 0) AS spent, max(created_at) AS last_order_at
    FROM (
      SELECT amount, created_at FROM bought_orders()
      WHERE id IN (SELECT id FROM orders WHERE customer_id = customer)
      UNION ALL
      SELECT amount, created_at FROM bought_orders() WHERE id IN (
        SELECT o.id FROM guest_addresses g JOIN orders o ON lower(o.email) = g.email
        WHERE g.customer_id = customer AND o.customer_id IS NULL)
    ) bought
  ) n
  WHERE f.customer_id = customer
    AND (f.orders, f.spent, f.last_order_at) IS DISTINCT FROM (n.orders, n.spent, n.last_order_at);
END $function$
;
CREATE OR REPLACE FUNCTION public.count_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_customer(record_of_order(NEW.customer_id, NEW.email));
  IF TG_OP = 'UPDATE' AND (OLD.customer_id, OLD.email) IS DISTINCT FROM (NEW.customer_id, NEW.email) THEN
    PERFORM count_customer(record_of_order(OLD.customer_id, OLD.email));
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.count_order_of_money()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_customer(record_of_order(o.customer_id, o.email)) FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.create_customer_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO customers (id, user_id, email, first_name, last_name)
  VALUES (gen_random_uuid(), NEW.id, NEW.email, NEW.first_name, NEW.last_name);
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.keep_affiliate_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO affiliate_codes (code, affiliate_id, created_at)
    VALUES (NEW.affiliate_code, NEW.id, NEW.created_at) ON CONFLICT (code) DO NOTHING;
  IF NOT EXISTS (SELECT FROM affiliate_codes
      WHERE code = NEW.affiliate_code AND affiliate_id = NEW.id) THEN
    RAISE EXCEPTION 'the code % is or was another affiliate''s', NEW.affiliate_code
      USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.keep_former_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE slug = $1', TG_ARGV[0]) USING NEW.slug;
  EXECUTE format(
    'INSERT INTO %1$I (slug, %2$I) VALUES ($1, $2) ON CONFLICT (slug) DO UPDATE SET %2$I = $2',
    TG_ARGV[0], TG_ARGV[1]
  ) USING OLD.slug, NEW.id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.keep_invoice_series()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW.series, NEW.first, NEW.next)
      IS DISTINCT FROM (OLD.series, OLD.first, OLD.next + 1) THEN
    RAISE EXCEPTION 'a series of invoices goes forward by one';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.keep_payout_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.state = 'planned' AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE'
      OR (OLD.state IN ('paid', 'failed') AND NOT (
        coalesce(current_setting('shop.erases', true), '') = 'on' AND NEW.state = OLD.state))
      OR (NEW.payout_id, NEW.affiliate_id, NEW.amount, NEW.details_id)
        IS DISTINCT FROM (OLD.payout_id, OLD.affiliate_id, OLD.amount, OLD.details_id) THEN
    RAISE EXCEPTION 'a line of a payout stays as it was confirmed';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.keep_remittance_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.order_id IS NOT NULL
      OR (NEW.id, NEW.file_id, NEW.row_no, NEW.tracking, NEW.collected, NEW.fee, NEW.remitted, NEW.verdict)
        IS DISTINCT FROM (OLD.id, OLD.file_id, OLD.row_no, OLD.tracking, OLD.collected, OLD.fee,
          OLD.remitted, OLD.verdict) THEN
    RAISE EXCEPTION 'a line of a remittance stays as it came';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.note_guest()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  mailbox text := lower(NEW.email);
  record_id uuid;
BEGIN
  -- By the end of the transaction the order may have an account.
  IF NOT EXISTS (SELECT FROM orders WHERE id = NEW.id AND customer_id IS NULL AND lower(email) = mailbox)
  THEN RETURN NULL; END IF;
  SELECT customer_id INTO record_id FROM guest_addresses WHERE email = mailbox FOR KEY SHARE;
  IF record_id IS NULL THEN
    record_id := gen_random_uuid();
    INSERT INTO customers (id, email, first_name, last_name, phone, is_guest, created_at)
    VALUES (record_id, mailbox, NEW.first_name, NEW.last_name, NEW.phone, true, NEW.created_at);
    INSERT INTO guest_addresses (email, customer_id) VALUES (mailbox, record_id) ON CONFLICT DO NOTHING;
    IF FOUND THEN RETURN NULL; END IF;
    DELETE FROM customers WHERE id = record_id;
    SELECT customer_id INTO record_id FROM guest_addresses WHERE email = mailbox FOR KEY SHARE;
  END IF;
  UPDATE customers SET first_name = NEW.first_name, last_name = NEW.last_name,
    phone = coalesce(NEW.phone, phone), created_at = least(created_at, NEW.created_at)
  WHERE id = record_id AND is_guest AND email = mailbox
    AND ((first_name, last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name)
      OR phone IS DISTINCT FROM coalesce(NEW.phone, phone) OR created_at > NEW.created_at);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.note_order_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.note_parcel_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE orders SET updated_at = now()
  WHERE id = coalesce(NEW.order_id, OLD.order_id) AND updated_at < now();
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change_outside_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF current_setting('shop.erases', true) = 'on' AND TG_OP = 'UPDATE' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change_unless_erased()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF current_setting('shop.erases', true) = 'on'
    AND (OLD.id, OLD.at, OLD.actor_kind, OLD.actor_id, OLD.action, OLD.subject_type, OLD.subject_id)
      = (NEW.id, NEW.at, NEW.actor_kind, NEW.actor_id, NEW.action, NEW.subject_type, NEW.subject_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$
;
CREATE OR REPLACE FUNCTION public.take_discretion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.is_discreet := coalesce(NEW.is_discreet, false)
    OR coalesce((SELECT is_discreet FROM customers WHERE id = NEW.customer_id), false);
  RETURN NEW;
END
$function$
;
CREATE OR REPLACE FUNCTION public.take_former_slugs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE slug IN (SELECT slug FROM added)', TG_ARGV[0]);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.tell_changed_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed uuid[] := array(
    SELECT a.id FROM after a JOIN before b USING (id) WHERE a.* IS DISTINCT FROM b.* LIMIT 101
  );
BEGIN
  IF cardinality(changed) = 0 THEN RETURN NULL; END IF;
  PERFORM pg_notify('shop_changes', 'listing');
  IF cardinality(changed) > 100 THEN
    PERFORM pg_notify('shop_changes', '*');
  ELSE
    PERFORM pg_notify('shop_changes', 'product:' || each) FROM unnest(changed) AS each;
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.tell_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('shop_changes', 'product:' || coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END $function$
;
ALTER TABLE access_requests ADD CONSTRAINT access_requests_pkey PRIMARY KEY (user_id);
ALTER TABLE accounts ADD CONSTRAINT accounts_one_owner UNIQUE (provider_id, account_id);
ALTER TABLE accounts ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE affiliate_codes ADD CONSTRAINT affiliate_codes_pkey PRIMARY KEY (code);
ALTER TABLE affiliate_commission_entries ADD CONSTRAINT affiliate_commission_entries_pkey PRIMARY KEY (id);
ALTER TABLE affiliate_commissions ADD CONSTRAINT affiliate_commissions_once UNIQUE (order_id);
ALTER TABLE affiliate_commissions ADD CONSTRAINT affiliate_commissions_pkey PRIMARY KEY (id);
ALTER TABLE affiliate_ledger ADD CONSTRAINT affiliate_ledger_line_once UNIQUE (line_id, kind);
ALTER TABLE affiliate_ledger ADD CONSTRAINT affiliate_ledger_pkey PRIMARY KEY (id);
ALTER TABLE affiliate_payout_details ADD CONSTRAINT affiliate_payout_details_pkey PRIMARY KEY (id);
ALTER TABLE affiliate_payout_lines ADD CONSTRAINT affiliate_payout_lines_once UNIQUE (payout_id, affiliate_id);
ALTER TABLE affiliate_payout_lines ADD CONSTRAINT affiliate_payout_lines_pkey PRIMARY KEY (id);
ALTER TABLE affiliate_payout_proofs ADD CONSTRAINT "affiliate_payout_proofs_fileId_unique" UNIQUE (file_id);
ALTER TABLE affiliate_payout_proofs ADD CONSTRAINT "affiliate_payout_proofs_lineId_unique" UNIQUE (line_id);
ALTER TABLE affiliate_payout_proofs ADD CONSTRAINT affiliate_payout_proofs_pkey PRIMARY KEY (id);
ALTER TABLE affiliate_payouts ADD CONSTRAINT affiliate_payouts_number_unique UNIQUE (number);
ALTER TABLE affiliate_payouts ADD CONSTRAINT affiliate_payouts_pkey PRIMARY KEY (id);
ALTER TABLE affiliates ADD CONSTRAINT "affiliates_affiliateCode_unique" UNIQUE (affiliate_code);
ALTER TABLE affiliates ADD CONSTRAINT "affiliates_customerId_unique" UNIQUE (customer_id);
ALTER TABLE affiliates ADD CONSTRAINT affiliates_pkey PRIMARY KEY (id);
ALTER TABLE api_keys ADD CONSTRAINT "api_keys_keyHash_unique" UNIQUE (key_hash);
ALTER TABLE api_keys ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE arrivals ADD CONSTRAINT arrivals_of_parcel UNIQUE (order_id, parcel);
ALTER TABLE arrivals ADD CONSTRAINT arrivals_pkey PRIMARY KEY (id);
ALTER TABLE article_reviews ADD CONSTRAINT article_reviews_once UNIQUE (article_id, version);
ALTER TABLE article_reviews ADD CONSTRAINT article_reviews_pkey PRIMARY KEY (id);
ALTER TABLE article_slugs ADD CONSTRAINT article_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE article_versions ADD CONSTRAINT article_versions_once UNIQUE (article_id, version);
ALTER TABLE article_versions ADD CONSTRAINT article_versions_pkey PRIMARY KEY (id);
ALTER TABLE articles ADD CONSTRAINT articles_pkey PRIMARY KEY (id);
ALTER TABLE assessment_rules ADD CONSTRAINT assessment_rules_pkey PRIMARY KEY (version);
ALTER TABLE assessments ADD CONSTRAINT assessments_pkey PRIMARY KEY (id);
ALTER TABLE assistant_conversations ADD CONSTRAINT assistant_conversations_pkey PRIMARY KEY (id);
ALTER TABLE assistant_conversations ADD CONSTRAINT assistant_conversations_session UNIQUE (session);
ALTER TABLE assistant_passages ADD CONSTRAINT assistant_passages_pkey PRIMARY KEY ("position");
ALTER TABLE assistant_questions ADD CONSTRAINT assistant_questions_pkey PRIMARY KEY (id);
ALTER TABLE assistant_questions ADD CONSTRAINT assistant_questions_words UNIQUE (words);
ALTER TABLE assistant_saved_turns ADD CONSTRAINT assistant_saved_turns_pkey PRIMARY KEY (id);
ALTER TABLE assistant_spending ADD CONSTRAINT assistant_spending_pkey PRIMARY KEY (month);
ALTER TABLE audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE authenticator_apps ADD CONSTRAINT authenticator_apps_pkey PRIMARY KEY (user_id);
ALTER TABLE automation_runs ADD CONSTRAINT "automation_runs_mailId_unique" UNIQUE (mail_id);
ALTER TABLE automation_runs ADD CONSTRAINT "automation_runs_stopTokenHash_unique" UNIQUE (stop_token_hash);
ALTER TABLE automation_runs ADD CONSTRAINT automation_runs_once UNIQUE (automation, cause);
ALTER TABLE automation_runs ADD CONSTRAINT automation_runs_pkey PRIMARY KEY (id);
ALTER TABLE automations ADD CONSTRAINT automations_pkey PRIMARY KEY (key);
ALTER TABLE bookings ADD CONSTRAINT bookings_no_overlap EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status <> 'cancelled'::text));
ALTER TABLE bookings ADD CONSTRAINT bookings_number_unique UNIQUE (number);
ALTER TABLE bookings ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE campaign_links ADD CONSTRAINT campaign_links_once UNIQUE (campaign_id, url);
ALTER TABLE campaign_links ADD CONSTRAINT campaign_links_pkey PRIMARY KEY (id);
ALTER TABLE campaign_recipients ADD CONSTRAINT "campaign_recipients_linkTokenHash_unique" UNIQUE (link_token_hash);
ALTER TABLE campaign_recipients ADD CONSTRAINT "campaign_recipients_mailId_unique" UNIQUE (mail_id);
ALTER TABLE campaign_recipients ADD CONSTRAINT "campaign_recipients_stopTokenHash_unique" UNIQUE (stop_token_hash);
ALTER TABLE campaign_recipients ADD CONSTRAINT campaign_recipients_once UNIQUE (campaign_id, email);
ALTER TABLE campaign_recipients ADD CONSTRAINT campaign_recipients_pkey PRIMARY KEY (id);
ALTER TABLE campaigns ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);
ALTER TABLE carriers ADD CONSTRAINT carriers_name_unique UNIQUE (name);
ALTER TABLE carriers ADD CONSTRAINT carriers_pkey PRIMARY KEY (id);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_one_line UNIQUE NULLS NOT DISTINCT (cart_id, product_id, variant_id);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id);
ALTER TABLE cart_tokens ADD CONSTRAINT cart_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE carts ADD CONSTRAINT carts_pkey PRIMARY KEY (id);
ALTER TABLE cash_acts ADD CONSTRAINT cash_acts_pkey PRIMARY KEY (id);
ALTER TABLE cash_findings ADD CONSTRAINT cash_findings_pkey PRIMARY KEY (id);
ALTER TABLE cash_findings ADD CONSTRAINT cash_findings_same UNIQUE (kind, subject);
ALTER TABLE categories ADD CONSTRAINT categories_name_unique UNIQUE (name);
ALTER TABLE categories ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE categories ADD CONSTRAINT categories_slug_unique UNIQUE (slug);
ALTER TABLE clearance_approvals ADD CONSTRAINT "clearance_approvals_requestId_unique" UNIQUE (request_id);
ALTER TABLE clearance_approvals ADD CONSTRAINT clearance_approvals_pkey PRIMARY KEY (id);
ALTER TABLE clearance_requests ADD CONSTRAINT clearance_requests_pkey PRIMARY KEY (id);
ALTER TABLE clearance_uses ADD CONSTRAINT clearance_uses_once UNIQUE (order_id, approval_id);
ALTER TABLE clearance_uses ADD CONSTRAINT clearance_uses_pkey PRIMARY KEY (id);
ALTER TABLE concessions ADD CONSTRAINT concessions_pkey PRIMARY KEY (id);
ALTER TABLE consents ADD CONSTRAINT consents_pkey PRIMARY KEY (id);
ALTER TABLE consultation_types ADD CONSTRAINT consultation_types_pkey PRIMARY KEY (slug);
ALTER TABLE consultation_visits ADD CONSTRAINT consultation_visits_pkey PRIMARY KEY (booking_id);
ALTER TABLE courier_connections ADD CONSTRAINT courier_connections_pkey PRIMARY KEY (courier);
ALTER TABLE courier_questions ADD CONSTRAINT courier_questions_form UNIQUE (form_key);
ALTER TABLE courier_questions ADD CONSTRAINT courier_questions_pkey PRIMARY KEY (id);
ALTER TABLE credit_notes ADD CONSTRAINT credit_notes_number_unique UNIQUE (number);
ALTER TABLE credit_notes ADD CONSTRAINT credit_notes_once UNIQUE (invoice_id, order_id, cause);
ALTER TABLE credit_notes ADD CONSTRAINT credit_notes_pkey PRIMARY KEY (id);
ALTER TABLE credit_notes ADD CONSTRAINT credit_notes_serial_unique UNIQUE (serial);
ALTER TABLE customer_addresses ADD CONSTRAINT customer_addresses_pkey PRIMARY KEY (id);
ALTER TABLE customer_figures ADD CONSTRAINT customer_figures_pkey PRIMARY KEY (customer_id);
ALTER TABLE customer_notes ADD CONSTRAINT customer_notes_pkey PRIMARY KEY (id);
ALTER TABLE customer_tags ADD CONSTRAINT customer_tags_name_unique UNIQUE (name);
ALTER TABLE customer_tags ADD CONSTRAINT customer_tags_pkey PRIMARY KEY (id);
ALTER TABLE customers ADD CONSTRAINT "customers_userId_unique" UNIQUE (user_id);
ALTER TABLE customers ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
ALTER TABLE delivery_areas ADD CONSTRAINT delivery_areas_name_unique UNIQUE (name);
ALTER TABLE delivery_areas ADD CONSTRAINT delivery_areas_pkey PRIMARY KEY (id);
ALTER TABLE discount_redemptions ADD CONSTRAINT "discount_redemptions_orderId_unique" UNIQUE (order_id);
ALTER TABLE discount_redemptions ADD CONSTRAINT discount_redemptions_pkey PRIMARY KEY (id);
ALTER TABLE discounts ADD CONSTRAINT discounts_code_unique UNIQUE (code);
ALTER TABLE discounts ADD CONSTRAINT discounts_pkey PRIMARY KEY (id);
ALTER TABLE doctor_days ADD CONSTRAINT doctor_days_doctor_id_day_pk PRIMARY KEY (doctor_id, day);
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_doctor_id_weekday_from_minute_pk PRIMARY KEY (doctor_id, weekday, from_minute);
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_no_overlap EXCLUDE USING gist (doctor_id WITH =, weekday WITH =, int4range((from_minute)::integer, (to_minute)::integer) WITH &&);
ALTER TABLE doctors ADD CONSTRAINT doctors_pkey PRIMARY KEY (id);
ALTER TABLE documents ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE documents ADD CONSTRAINT documents_slug_version_unique UNIQUE (slug, version);
ALTER TABLE dose_instructions ADD CONSTRAINT dose_instructions_pkey PRIMARY KEY (id);
ALTER TABLE email_changes ADD CONSTRAINT "email_changes_newTokenHash_unique" UNIQUE (new_token_hash);
ALTER TABLE email_changes ADD CONSTRAINT "email_changes_oldTokenHash_unique" UNIQUE (old_token_hash);
ALTER TABLE email_changes ADD CONSTRAINT email_changes_pkey PRIMARY KEY (id);
ALTER TABLE erasures ADD CONSTRAINT erasures_code_unique UNIQUE (code);
ALTER TABLE erasures ADD CONSTRAINT erasures_pkey PRIMARY KEY (id);
ALTER TABLE faq_versions ADD CONSTRAINT faq_versions_once UNIQUE (slug, version);
ALTER TABLE faq_versions ADD CONSTRAINT faq_versions_pkey PRIMARY KEY (id);
ALTER TABLE former_category_slugs ADD CONSTRAINT former_category_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE former_product_slugs ADD CONSTRAINT former_product_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE guest_addresses ADD CONSTRAINT guest_addresses_pkey PRIMARY KEY (email);
ALTER TABLE guest_reservations ADD CONSTRAINT guest_reservations_pkey PRIMARY KEY (order_id);
ALTER TABLE highlevel_connection ADD CONSTRAINT highlevel_connection_pkey PRIMARY KEY (id);
ALTER TABLE highlevel_contacts ADD CONSTRAINT highlevel_contacts_email_unique UNIQUE (email);
ALTER TABLE highlevel_contacts ADD CONSTRAINT highlevel_contacts_pkey PRIMARY KEY (id);
ALTER TABLE highlevel_events ADD CONSTRAINT highlevel_events_pkey PRIMARY KEY (webhook_id);
ALTER TABLE highlevel_messages ADD CONSTRAINT highlevel_messages_pkey PRIMARY KEY (id);
ALTER TABLE import_items ADD CONSTRAINT import_items_pkey PRIMARY KEY (id);
ALTER TABLE imports ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE invoice_series ADD CONSTRAINT invoice_series_pkey PRIMARY KEY (series);
ALTER TABLE invoiced_orders ADD CONSTRAINT invoiced_orders_invoice_id_order_id_pk PRIMARY KEY (invoice_id, order_id);
ALTER TABLE invoiced_orders ADD CONSTRAINT invoiced_orders_once UNIQUE (order_id, round);
ALTER TABLE invoices ADD CONSTRAINT invoices_number_unique UNIQUE (number);
ALTER TABLE invoices ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
ALTER TABLE invoices ADD CONSTRAINT invoices_serial_unique UNIQUE (serial);
ALTER TABLE job_workers ADD CONSTRAINT job_workers_pkey PRIMARY KEY (id);
ALTER TABLE known_devices ADD CONSTRAINT known_devices_token_hash_user_id_pk PRIMARY KEY (token_hash, user_id);
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_pkey PRIMARY KEY (id);
ALTER TABLE lab_results ADD CONSTRAINT lab_results_pkey PRIMARY KEY (id);
ALTER TABLE lab_results ADD CONSTRAINT lab_results_test UNIQUE (report_id, test);
ALTER TABLE list_views ADD CONSTRAINT list_views_pkey PRIMARY KEY (id);
ALTER TABLE lots ADD CONSTRAINT lots_number UNIQUE (product_id, lot_number);
ALTER TABLE lots ADD CONSTRAINT lots_pkey PRIMARY KEY (id);
ALTER TABLE low_stock_alerts ADD CONSTRAINT low_stock_alerts_pkey PRIMARY KEY (stock_level_id);
ALTER TABLE mail_attachments ADD CONSTRAINT mail_attachments_pkey PRIMARY KEY (id);
ALTER TABLE mail_events ADD CONSTRAINT "mail_events_eventId_unique" UNIQUE (event_id);
ALTER TABLE mail_events ADD CONSTRAINT mail_events_pkey PRIMARY KEY (id);
ALTER TABLE mail_suppressions ADD CONSTRAINT "mail_suppressions_addressDigest_unique" UNIQUE (address_digest);
ALTER TABLE mail_suppressions ADD CONSTRAINT mail_suppressions_pkey PRIMARY KEY (id);
ALTER TABLE mail_wordings ADD CONSTRAINT mail_wordings_once UNIQUE (kind, version);
ALTER TABLE mail_wordings ADD CONSTRAINT mail_wordings_pkey PRIMARY KEY (id);
ALTER TABLE mails ADD CONSTRAINT "mails_dedupeKey_unique" UNIQUE (dedupe_key);
ALTER TABLE mails ADD CONSTRAINT "mails_messageId_unique" UNIQUE (message_id);
ALTER TABLE mails ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE missing_pages ADD CONSTRAINT missing_pages_pkey PRIMARY KEY (path);
ALTER TABLE newsletter_confirmations ADD CONSTRAINT newsletter_confirmations_pkey PRIMARY KEY (token_hash);
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT "newsletter_subscriptions_stopToken_unique" UNIQUE (stop_token);
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_email_unique UNIQUE (email);
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE order_confirmations ADD CONSTRAINT order_confirmations_pkey PRIMARY KEY (token_hash);
ALTER TABLE order_item_lots ADD CONSTRAINT order_item_lots_once UNIQUE (order_item_id, lot_id, parcel);
ALTER TABLE order_items ADD CONSTRAINT order_items_pkey PRIMARY KEY (id);
ALTER TABLE order_notes ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);
ALTER TABLE order_referrals ADD CONSTRAINT order_referrals_pkey PRIMARY KEY (order_id);
ALTER TABLE order_tags ADD CONSTRAINT order_tags_name_unique UNIQUE (name);
ALTER TABLE order_tags ADD CONSTRAINT order_tags_pkey PRIMARY KEY (id);
ALTER TABLE orders ADD CONSTRAINT "orders_mailedTokenHash_unique" UNIQUE (mailed_token_hash);
ALTER TABLE orders ADD CONSTRAINT "orders_orderNumber_unique" UNIQUE (order_number);
ALTER TABLE orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE packing_leases ADD CONSTRAINT packing_leases_pkey PRIMARY KEY (order_id);
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_attempt UNIQUE (order_id, parcel, attempt);
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_pkey PRIMARY KEY (id);
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_reference UNIQUE (reference);
ALTER TABLE parcel_checks ADD CONSTRAINT parcel_checks_pkey PRIMARY KEY (day);
ALTER TABLE parcel_events ADD CONSTRAINT parcel_events_form UNIQUE (form_key);
ALTER TABLE parcel_events ADD CONSTRAINT parcel_events_once UNIQUE (source, tracking_number, happened_at, says);
ALTER TABLE parcel_events ADD CONSTRAINT parcel_events_pkey PRIMARY KEY (id);
ALTER TABLE parcel_items ADD CONSTRAINT parcel_items_parcel_id_order_item_id_pk PRIMARY KEY (parcel_id, order_item_id);
ALTER TABLE parcels ADD CONSTRAINT parcels_of_order UNIQUE (order_id, number);
ALTER TABLE parcels ADD CONSTRAINT parcels_pkey PRIMARY KEY (id);
ALTER TABLE passkeys ADD CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id);
ALTER TABLE passkeys ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE patient_zones ADD CONSTRAINT patient_zones_pkey PRIMARY KEY (customer_id);
ALTER TABLE payment_events ADD CONSTRAINT payment_events_once UNIQUE (gateway, event_id);
ALTER TABLE payment_events ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);
ALTER TABLE payment_findings ADD CONSTRAINT payment_findings_pkey PRIMARY KEY (id);
ALTER TABLE payment_findings ADD CONSTRAINT payment_findings_same UNIQUE (kind, subject);
ALTER TABLE payment_providers ADD CONSTRAINT payment_providers_pkey PRIMARY KEY (provider);
ALTER TABLE payments ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE payments ADD CONSTRAINT payments_reference_unique UNIQUE (reference);
ALTER TABLE payout_files ADD CONSTRAINT payout_files_digest_unique UNIQUE (digest);
ALTER TABLE payout_files ADD CONSTRAINT payout_files_pkey PRIMARY KEY (id);
ALTER TABLE payout_lines ADD CONSTRAINT payout_lines_pkey PRIMARY KEY (id);
ALTER TABLE payout_lines ADD CONSTRAINT payout_lines_row UNIQUE (file_id, row_no);
ALTER TABLE place_editions ADD CONSTRAINT place_editions_pkey PRIMARY KEY (edition);
ALTER TABLE place_words ADD CONSTRAINT place_words_pkey PRIMARY KEY (word);
ALTER TABLE placements ADD CONSTRAINT placements_cart_id_key_pk PRIMARY KEY (cart_id, key);
ALTER TABLE places ADD CONSTRAINT places_pkey PRIMARY KEY (code);
ALTER TABLE pre_visit_forms ADD CONSTRAINT pre_visit_forms_pkey PRIMARY KEY (booking_id);
ALTER TABLE price_history ADD CONSTRAINT price_history_pkey PRIMARY KEY (id);
ALTER TABLE price_schedules ADD CONSTRAINT price_schedules_pkey PRIMARY KEY (id);
ALTER TABLE product_variants ADD CONSTRAINT product_variants_pkey PRIMARY KEY (id);
ALTER TABLE product_variants ADD CONSTRAINT product_variants_sku_unique UNIQUE (sku);
ALTER TABLE product_variants ADD CONSTRAINT variants_options UNIQUE NULLS NOT DISTINCT (product_id, option1_value, option2_value);
ALTER TABLE products ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE products ADD CONSTRAINT products_sku_unique UNIQUE (sku);
ALTER TABLE products ADD CONSTRAINT products_slug_unique UNIQUE (slug);
ALTER TABLE purchase_deliveries ADD CONSTRAINT purchase_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE purchase_delivery_lines ADD CONSTRAINT purchase_delivery_lines_pkey PRIMARY KEY (id);
ALTER TABLE purchase_order_lines ADD CONSTRAINT purchase_order_lines_once UNIQUE NULLS NOT DISTINCT (purchase_order_id, product_id, variant_id);
ALTER TABLE purchase_order_lines ADD CONSTRAINT purchase_order_lines_pkey PRIMARY KEY (id);
ALTER TABLE purchase_orders ADD CONSTRAINT "purchase_orders_formKey_unique" UNIQUE (form_key);
ALTER TABLE purchase_orders ADD CONSTRAINT purchase_orders_number_unique UNIQUE (number);
ALTER TABLE purchase_orders ADD CONSTRAINT purchase_orders_pkey PRIMARY KEY (id);
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE recall_buyers ADD CONSTRAINT recall_buyers_recall_id_order_id_pk PRIMARY KEY (recall_id, order_id);
ALTER TABLE recalls ADD CONSTRAINT "recalls_lotId_unique" UNIQUE (lot_id);
ALTER TABLE recalls ADD CONSTRAINT recalls_pkey PRIMARY KEY (id);
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_code_digest_pk PRIMARY KEY (user_id, code_digest);
ALTER TABLE refunds ADD CONSTRAINT refunds_once UNIQUE (request_key, payment_id);
ALTER TABLE refunds ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE refused_callbacks ADD CONSTRAINT refused_callbacks_gateway_reason_pk PRIMARY KEY (gateway, reason);
ALTER TABLE refused_topics ADD CONSTRAINT refused_topics_email_topic_pk PRIMARY KEY (email, topic);
ALTER TABLE remittance_drafts ADD CONSTRAINT remittance_drafts_pkey PRIMARY KEY (id);
ALTER TABLE remittance_files ADD CONSTRAINT remittance_files_digest_unique UNIQUE (digest);
ALTER TABLE remittance_files ADD CONSTRAINT remittance_files_pkey PRIMARY KEY (id);
ALTER TABLE remittance_lines ADD CONSTRAINT remittance_lines_pkey PRIMARY KEY (id);
ALTER TABLE remittance_lines ADD CONSTRAINT remittance_lines_row UNIQUE (file_id, row_no);
ALTER TABLE return_lines ADD CONSTRAINT return_lines_once UNIQUE (return_id, order_item_id);
ALTER TABLE return_lines ADD CONSTRAINT return_lines_pkey PRIMARY KEY (id);
ALTER TABLE return_photos ADD CONSTRAINT "return_photos_fileId_unique" UNIQUE (file_id);
ALTER TABLE return_photos ADD CONSTRAINT return_photos_pkey PRIMARY KEY (id);
ALTER TABLE returns ADD CONSTRAINT returns_asked_once UNIQUE (order_id, asked_key);
ALTER TABLE returns ADD CONSTRAINT returns_number_unique UNIQUE (number);
ALTER TABLE returns ADD CONSTRAINT returns_pkey PRIMARY KEY (id);
ALTER TABLE reviews ADD CONSTRAINT reviews_once UNIQUE (order_id, product_id);
ALTER TABLE reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE schema_migrations ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id);
ALTER TABLE search_synonyms ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (id);
ALTER TABLE search_synonyms ADD CONSTRAINT search_synonyms_typed_unique UNIQUE (typed);
ALTER TABLE segments ADD CONSTRAINT segments_name_unique UNIQUE (name);
ALTER TABLE segments ADD CONSTRAINT segments_pkey PRIMARY KEY (id);
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE sessions ADD CONSTRAINT sessions_token_unique UNIQUE (token);
ALTER TABLE setting_groups ADD CONSTRAINT setting_groups_pkey PRIMARY KEY (name);
ALTER TABLE slot_offers ADD CONSTRAINT slot_offers_pkey PRIMARY KEY (id);
ALTER TABLE slot_wishes ADD CONSTRAINT slot_wishes_pkey PRIMARY KEY (id);
ALTER TABLE staff_invites ADD CONSTRAINT "staff_invites_tokenHash_unique" UNIQUE (token_hash);
ALTER TABLE staff_invites ADD CONSTRAINT staff_invites_pkey PRIMARY KEY (id);
ALTER TABLE staff_mail_choices ADD CONSTRAINT staff_mail_choices_pkey PRIMARY KEY (user_id);
ALTER TABLE stock_demand ADD CONSTRAINT stock_demand_pkey PRIMARY KEY (stock_level_id);
ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_item UNIQUE NULLS NOT DISTINCT (product_id, variant_id);
ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_pkey PRIMARY KEY (id);
ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (id);
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_once UNIQUE NULLS NOT DISTINCT (email, product_id, variant_id, about);
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_pkey PRIMARY KEY (id);
ALTER TABLE stocktake_counts ADD CONSTRAINT stocktake_counts_once UNIQUE (line_id, place);
ALTER TABLE stocktake_counts ADD CONSTRAINT stocktake_counts_pkey PRIMARY KEY (id);
ALTER TABLE stocktake_lines ADD CONSTRAINT stocktake_lines_once UNIQUE (stocktake_id, stock_level_id);
ALTER TABLE stocktake_lines ADD CONSTRAINT stocktake_lines_pkey PRIMARY KEY (id);
ALTER TABLE stocktakes ADD CONSTRAINT stocktakes_number UNIQUE (number);
ALTER TABLE stocktakes ADD CONSTRAINT stocktakes_pkey PRIMARY KEY (id);
ALTER TABLE supplier_items ADD CONSTRAINT supplier_items_once UNIQUE NULLS NOT DISTINCT (supplier_id, product_id, variant_id);
ALTER TABLE supplier_items ADD CONSTRAINT supplier_items_pkey PRIMARY KEY (id);
ALTER TABLE suppliers ADD CONSTRAINT suppliers_name_unique UNIQUE (name);
ALTER TABLE suppliers ADD CONSTRAINT suppliers_pkey PRIMARY KEY (id);
ALTER TABLE support_mails ADD CONSTRAINT support_mails_message UNIQUE (message_id);
ALTER TABLE support_mails ADD CONSTRAINT support_mails_pkey PRIMARY KEY (id);
ALTER TABLE support_notes ADD CONSTRAINT support_notes_pkey PRIMARY KEY (id);
ALTER TABLE support_replies ADD CONSTRAINT support_replies_pkey PRIMARY KEY (id);
ALTER TABLE support_saved_replies ADD CONSTRAINT support_saved_replies_pkey PRIMARY KEY (id);
ALTER TABLE support_saved_replies ADD CONSTRAINT support_saved_replies_title UNIQUE (title);
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_form UNIQUE (form_key);
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_number_unique UNIQUE (number);
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_pkey PRIMARY KEY (id);
ALTER TABLE tagged_customers ADD CONSTRAINT tagged_customers_customer_id_tag_id_pk PRIMARY KEY (customer_id, tag_id);
ALTER TABLE tagged_orders ADD CONSTRAINT tagged_orders_order_id_tag_id_pk PRIMARY KEY (order_id, tag_id);
ALTER TABLE test_gateway_payments ADD CONSTRAINT test_gateway_payments_pkey PRIMARY KEY (reference);
ALTER TABLE test_gateway_refunds ADD CONSTRAINT test_gateway_refunds_pkey PRIMARY KEY (refund_id);
ALTER TABLE text_reviews ADD CONSTRAINT text_reviews_once UNIQUE (subject, version);
ALTER TABLE text_reviews ADD CONSTRAINT text_reviews_pkey PRIMARY KEY (id);
ALTER TABLE theme_settings ADD CONSTRAINT theme_settings_pkey PRIMARY KEY (key);
ALTER TABLE therapy_calendars ADD CONSTRAINT "therapy_calendars_userId_unique" UNIQUE (user_id);
ALTER TABLE therapy_calendars ADD CONSTRAINT therapy_calendars_pkey PRIMARY KEY (id);
ALTER TABLE therapy_check_ins ADD CONSTRAINT therapy_check_ins_once UNIQUE (plan_id, due_on, answered_on);
ALTER TABLE therapy_check_ins ADD CONSTRAINT therapy_check_ins_pkey PRIMARY KEY (id);
ALTER TABLE therapy_doses ADD CONSTRAINT therapy_doses_once_a_day UNIQUE (plan_id, taken_on);
ALTER TABLE therapy_doses ADD CONSTRAINT therapy_doses_pkey PRIMARY KEY (id);
ALTER TABLE therapy_effects ADD CONSTRAINT therapy_effects_pkey PRIMARY KEY (id);
ALTER TABLE therapy_plans ADD CONSTRAINT therapy_plans_pkey PRIMARY KEY (id);
ALTER TABLE therapy_receipts ADD CONSTRAINT therapy_receipts_pkey PRIMARY KEY (dose_id);
ALTER TABLE therapy_vials ADD CONSTRAINT therapy_vials_pkey PRIMARY KEY (id);
ALTER TABLE transfer_proofs ADD CONSTRAINT "transfer_proofs_fileId_unique" UNIQUE (file_id);
ALTER TABLE transfer_proofs ADD CONSTRAINT transfer_proofs_once UNIQUE (order_id, sent_digest);
ALTER TABLE transfer_proofs ADD CONSTRAINT transfer_proofs_pkey PRIMARY KEY (id);
ALTER TABLE untracked_addresses ADD CONSTRAINT untracked_addresses_pkey PRIMARY KEY (address_digest);
ALTER TABLE user_roles ADD CONSTRAINT user_roles_user_id_role_pk PRIMARY KEY (user_id, role);
ALTER TABLE users ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE verifications ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);
ALTER TABLE vial_codes ADD CONSTRAINT vial_codes_number UNIQUE (lot_id, number);
ALTER TABLE vial_codes ADD CONSTRAINT vial_codes_pkey PRIMARY KEY (code);
ALTER TABLE vial_reports ADD CONSTRAINT vial_reports_form UNIQUE (form_key);
ALTER TABLE vial_reports ADD CONSTRAINT vial_reports_pkey PRIMARY KEY (id);
ALTER TABLE visit_addenda ADD CONSTRAINT visit_addenda_pkey PRIMARY KEY (id);
ALTER TABLE visit_counts ADD CONSTRAINT visit_counts_day_step_pk PRIMARY KEY (day, step);
ALTER TABLE waiting_forms ADD CONSTRAINT waiting_forms_pkey PRIMARY KEY (id);
ALTER TABLE webhook_attempts ADD CONSTRAINT webhook_attempts_pkey PRIMARY KEY (id);
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_once UNIQUE (endpoint_id, cause);
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id);
ALTER TABLE webhook_watches ADD CONSTRAINT webhook_watches_pkey PRIMARY KEY (event);
ALTER TABLE wellness_entries ADD CONSTRAINT wellness_entries_pkey PRIMARY KEY (id);
ALTER TABLE wellness_receipts ADD CONSTRAINT wellness_receipts_pkey PRIMARY KEY (entry_id);
ALTER TABLE affiliate_commission_entries ADD CONSTRAINT affiliate_commission_entries_sign CHECK (
CASE
    WHEN (cause = ANY (ARRAY['refunded'::text, 'cancelled'::text, 'own_order'::text])) THEN ((base < 0) AND (amount <= 0))
    WHEN (cause = ANY (ARRAY['paid'::text, 'restored'::text])) THEN ((base > 0) AND (amount >= 0))
    ELSE ((sign((base)::double precision) * sign((amount)::double precision)) >= (0)::double precision)
END);
ALTER TABLE affiliate_commissions ADD CONSTRAINT affiliate_commissions_amount CHECK (((order_amount >= 0) AND ((commission_amount)::double precision = floor((((((order_amount)::bigint * commission_rate) + 50) / 100))::double precision))));
ALTER TABLE affiliate_commissions ADD CONSTRAINT affiliate_commissions_rate CHECK (((commission_rate >= 0) AND (commission_rate <= 100)));
ALTER TABLE affiliate_commissions ADD CONSTRAINT affiliate_commissions_status CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'reversed'::text])));
ALTER TABLE affiliate_ledger ADD CONSTRAINT affiliate_ledger_cause CHECK ((((commission_id IS NOT NULL) = (kind = ANY (ARRAY['payable'::text, 'clawback'::text, 'restored'::text]))) AND ((reason IS NOT NULL) = (kind = 'adjusted'::text)) AND ((line_id IS NOT NULL) = (kind = ANY (ARRAY['paid_out'::text, 'payout_failed'::text])))));
ALTER TABLE affiliate_ledger ADD CONSTRAINT affiliate_ledger_sign CHECK (
CASE kind
    WHEN 'payable'::text THEN (amount > 0)
    WHEN 'clawback'::text THEN (amount < 0)
    WHEN 'restored'::text THEN (amount > 0)
    WHEN 'adjusted'::text THEN (amount <> 0)
    WHEN 'paid_out'::text THEN (amount < 0)
    WHEN 'payout_failed'::text THEN (amount > 0)
    ELSE false
END);
ALTER TABLE affiliate_payout_details ADD CONSTRAINT affiliate_payout_details_last_four CHECK ((last_four ~ '^[0-9]{4}$'::text));
ALTER TABLE affiliate_payout_details ADD CONSTRAINT affiliate_payout_details_method CHECK ((method = ANY (ARRAY['gcash'::text, 'maya'::text, 'bank'::text])));
ALTER TABLE affiliate_payout_lines ADD CONSTRAINT affiliate_payout_lines_amount CHECK ((amount > 0));
ALTER TABLE affiliate_payout_lines ADD CONSTRAINT affiliate_payout_lines_state CHECK (((state = ANY (ARRAY['planned'::text, 'open'::text, 'paid'::text, 'failed'::text])) AND ((reference IS NOT NULL) = (state = 'paid'::text)) AND ((failed_why IS NOT NULL) = (state = 'failed'::text))));
ALTER TABLE affiliate_payout_proofs ADD CONSTRAINT affiliate_payout_proofs_type CHECK ((file_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text])));
ALTER TABLE affiliate_payouts ADD CONSTRAINT affiliate_payouts_confirmed CHECK ((((confirmed_at IS NOT NULL) = (state = ANY (ARRAY['open'::text, 'closed'::text]))) AND ((closed_at IS NOT NULL) = (state = 'closed'::text))));
ALTER TABLE affiliate_payouts ADD CONSTRAINT affiliate_payouts_state CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text, 'dropped'::text])));
ALTER TABLE affiliates ADD CONSTRAINT affiliates_code CHECK ((affiliate_code ~ '^[A-Z0-9]{4,20}$'::text));
ALTER TABLE affiliates ADD CONSTRAINT affiliates_status CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text, 'waiting'::text, 'declined'::text])));
ALTER TABLE api_keys ADD CONSTRAINT api_keys_scopes CHECK ((cardinality(scopes) > 0));
ALTER TABLE arrivals ADD CONSTRAINT arrivals_answer CHECK ((answer = ANY (ARRAY['fine'::text, 'wait'::text])));
ALTER TABLE arrivals ADD CONSTRAINT arrivals_decided CHECK (((decision IS NULL) = (decided_at IS NULL)));
ALTER TABLE arrivals ADD CONSTRAINT arrivals_decision CHECK ((decision = ANY (ARRAY['replacement'::text, 'fine'::text])));
ALTER TABLE arrivals ADD CONSTRAINT arrivals_felt CHECK ((felt = ANY (ARRAY['cold'::text, 'cool'::text, 'warm'::text])));
ALTER TABLE arrivals ADD CONSTRAINT arrivals_hours CHECK ((hours >= 0));
ALTER TABLE arrivals ADD CONSTRAINT arrivals_waited CHECK (((decision IS NULL) OR (answer = 'wait'::text)));
ALTER TABLE assessments ADD CONSTRAINT assessments_adult CHECK ((age_group = ANY (ARRAY['18-30'::text, '31-45'::text, '46-60'::text, '60+'::text])));
ALTER TABLE assessments ADD CONSTRAINT assessments_answered CHECK (((cardinality(challenges) > 0) AND (cardinality(health_conditions) > 0)));
ALTER TABLE assistant_conversations ADD CONSTRAINT assistant_conversations_level CHECK ((level = ANY (ARRAY['none'::text, 'see_doctor'::text, 'emergency'::text, 'crisis'::text])));
ALTER TABLE assistant_questions ADD CONSTRAINT assistant_questions_outcome CHECK ((outcome = ANY (ARRAY['answered'::text, 'declined'::text])));
ALTER TABLE automation_runs ADD CONSTRAINT automation_runs_ended CHECK (((state = 'waiting'::text) = (ended_at IS NULL)));
ALTER TABLE automation_runs ADD CONSTRAINT automation_runs_says_why CHECK (((state = ANY (ARRAY['left'::text, 'skipped'::text])) = (ended_why IS NOT NULL)));
ALTER TABLE automations ADD CONSTRAINT automations_delay CHECK ((delay >= 0));
ALTER TABLE automations ADD CONSTRAINT automations_on_since CHECK (((NOT is_on) OR (on_since IS NOT NULL)));
ALTER TABLE bookings ADD CONSTRAINT bookings_cancelled CHECK (((status = 'cancelled'::text) = (num_nonnulls(cancelled_at, cancelled_by) = 2)));
ALTER TABLE bookings ADD CONSTRAINT bookings_credit CHECK (((num_nonnulls(credit_item_id, credit_unit) = ANY (ARRAY[0, 2])) AND ((credit_item_id IS NULL) OR ((type = 'initial'::text) AND (status <> 'held'::text)))));
ALTER TABLE bookings ADD CONSTRAINT bookings_credit_lost CHECK (((NOT credit_lost) OR ((status = 'cancelled'::text) AND (credit_item_id IS NOT NULL))));
ALTER TABLE bookings ADD CONSTRAINT bookings_held CHECK (((status = 'held'::text) = (held_until IS NOT NULL)));
ALTER TABLE bookings ADD CONSTRAINT bookings_span CHECK ((starts_at < ends_at));
ALTER TABLE bookings ADD CONSTRAINT bookings_status CHECK ((status = ANY (ARRAY['held'::text, 'booked'::text, 'cancelled'::text])));
ALTER TABLE carriers ADD CONSTRAINT carriers_https CHECK (((tracking_address = ''::text) OR (tracking_address ~~ 'https://%'::text)));
ALTER TABLE cart_items ADD CONSTRAINT cart_items_quantity CHECK ((quantity > 0));
ALTER TABLE cash_findings ADD CONSTRAINT cash_findings_ended CHECK (((ended_at IS NULL) = (ended_by IS NULL)));
ALTER TABLE cash_findings ADD CONSTRAINT cash_findings_waits CHECK (((ended_at IS NOT NULL) OR (num_nonnulls(waits_since, claimed_at) > 0)));
ALTER TABLE clearance_approvals ADD CONSTRAINT clearance_approvals_time CHECK ((until > valid_from));
ALTER TABLE clearance_approvals ADD CONSTRAINT clearance_approvals_units CHECK (((used_units >= 0) AND (used_units <= units)));
ALTER TABLE clearance_requests ADD CONSTRAINT clearance_requests_declined CHECK (((state <> 'declined'::text) OR (answer IS NOT NULL)));
ALTER TABLE clearance_requests ADD CONSTRAINT clearance_requests_ended CHECK (((state = ANY (ARRAY['declined'::text, 'withdrawn'::text, 'expired'::text])) = (ended_at IS NOT NULL)));
ALTER TABLE clearance_requests ADD CONSTRAINT clearance_requests_state CHECK ((state = ANY (ARRAY['asked'::text, 'to_talk'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])));
ALTER TABLE clearance_requests ADD CONSTRAINT clearance_requests_units CHECK (((units >= 1) AND (units <= 20)));
ALTER TABLE clearance_uses ADD CONSTRAINT clearance_uses_units CHECK ((units > 0));
ALTER TABLE concessions ADD CONSTRAINT concessions_decided CHECK (((state = 'waiting'::text) = (decided_at IS NULL)));
ALTER TABLE concessions ADD CONSTRAINT concessions_kind CHECK ((kind = ANY (ARRAY['senior'::text, 'pwd'::text])));
ALTER TABLE concessions ADD CONSTRAINT concessions_reason CHECK (((state = 'refused'::text) = (reason IS NOT NULL)));
ALTER TABLE concessions ADD CONSTRAINT concessions_shown CHECK ((((sealed IS NULL) = (front_file IS NULL)) AND ((back_file IS NULL) OR (front_file IS NOT NULL))));
ALTER TABLE concessions ADD CONSTRAINT concessions_state CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text])));
ALTER TABLE concessions ADD CONSTRAINT concessions_waiting_has_id CHECK (((state <> 'waiting'::text) OR (sealed IS NOT NULL)));
ALTER TABLE consultation_types ADD CONSTRAINT consultation_types_channel CHECK ((channel = ANY (ARRAY['video'::text, 'chat'::text])));
ALTER TABLE consultation_types ADD CONSTRAINT consultation_types_fee CHECK ((fee >= 0));
ALTER TABLE consultation_types ADD CONSTRAINT consultation_types_minutes CHECK (((minutes >= 5) AND (minutes <= 240)));
ALTER TABLE consultation_visits ADD CONSTRAINT consultation_visits_state CHECK (((state = ANY (ARRAY['taken'::text, 'came'::text, 'no_show'::text, 'done'::text])) AND ((state = 'done'::text) = (num_nonnulls(outcome, ended_at) = 2))));
ALTER TABLE consultation_visits ADD CONSTRAINT consultation_visits_weeks CHECK (((follow_up_weeks >= 1) AND (follow_up_weeks <= 52)));
ALTER TABLE courier_questions ADD CONSTRAINT courier_questions_time CHECK ((hidden_until > asked_at));
ALTER TABLE credit_notes ADD CONSTRAINT credit_notes_parts CHECK (((total = (((vatable + vat) + zero_rated) + exempt)) AND (LEAST(vatable, vat, zero_rated, exempt) >= 0) AND (total > 0)));
ALTER TABLE customers ADD CONSTRAINT customers_guest_has_no_account CHECK ((NOT (is_guest AND (user_id IS NOT NULL))));
ALTER TABLE delivery_areas ADD CONSTRAINT delivery_areas_cold CHECK ((cold = ANY (ARRAY['open'::text, 'limited'::text, 'never'::text])));
ALTER TABLE delivery_areas ADD CONSTRAINT delivery_areas_cold_limit CHECK (
CASE
    WHEN (cold = 'limited'::text) THEN ((COALESCE(cold_most, 0) >= 1) AND (COALESCE(cold_most, 0) <= 4))
    ELSE (cold_most IS NULL)
END);
ALTER TABLE delivery_areas ADD CONSTRAINT delivery_areas_days CHECK (((days_min >= 1) AND (days_min <= days_max)));
ALTER TABLE delivery_areas ADD CONSTRAINT delivery_areas_fees CHECK ((LEAST(further_kilo, free_from) >= 0));
ALTER TABLE delivery_areas ADD CONSTRAINT delivery_areas_steps CHECK ((jsonb_array_length(steps) > 0));
ALTER TABLE discount_redemptions ADD CONSTRAINT discount_redemptions_amount CHECK ((amount >= 0));
ALTER TABLE discounts ADD CONSTRAINT discounts_code CHECK ((code ~ '^[A-Z0-9][A-Z0-9_-]{1,31}$'::text));
ALTER TABLE discounts ADD CONSTRAINT discounts_limits CHECK ((LEAST(usage_limit, per_customer_limit) >= 1));
ALTER TABLE discounts ADD CONSTRAINT discounts_minimum CHECK ((minimum_amount > 0));
ALTER TABLE discounts ADD CONSTRAINT discounts_period CHECK ((ends_at > starts_at));
ALTER TABLE discounts ADD CONSTRAINT discounts_used_within_limit CHECK (((used_count >= 0) AND (used_count <= COALESCE(usage_limit, used_count))));
ALTER TABLE discounts ADD CONSTRAINT discounts_value CHECK (
CASE type
    WHEN 'percentage'::text THEN ((value >= 1) AND (value <= 10000))
    WHEN 'fixed_amount'::text THEN (value > 0)
    ELSE false
END);
ALTER TABLE doctor_days ADD CONSTRAINT doctor_days_span CHECK (
CASE num_nonnulls(from_minute, to_minute)
    WHEN 0 THEN true
    WHEN 2 THEN ((0 <= from_minute) AND (from_minute < to_minute) AND (to_minute <= 1440))
    ELSE false
END);
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_span CHECK (((0 <= from_minute) AND (from_minute < to_minute) AND (to_minute <= 1440)));
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_weekday CHECK (((weekday >= 1) AND (weekday <= 7)));
ALTER TABLE doctors ADD CONSTRAINT doctors_photo CHECK ((num_nonnulls(photo_id, photo_width, photo_height) = ANY (ARRAY[0, 3])));
ALTER TABLE doctors ADD CONSTRAINT doctors_url CHECK ((consultation_url ~ '^https?://'::text));
ALTER TABLE dose_instructions ADD CONSTRAINT dose_instructions_contact CHECK (((num_nonnulls(contact_on, contact_by) = ANY (ARRAY[0, 2])) AND (num_nonnulls(contact_on, booking_id) <= 1) AND (contact_by = ANY (ARRAY['in_person'::text, 'phone'::text, 'video'::text, 'message'::text]))));
ALTER TABLE dose_instructions ADD CONSTRAINT dose_instructions_every CHECK (((every_days >= 1) AND (every_days <= 90)));
ALTER TABLE dose_instructions ADD CONSTRAINT dose_instructions_mixing CHECK (((num_nonnulls(vial_micrograms, water_microlitres) = ANY (ARRAY[0, 2])) AND (vial_micrograms > 0) AND (water_microlitres > 0)));
ALTER TABLE erasures ADD CONSTRAINT erasures_asked_by CHECK ((asked_by = ANY (ARRAY['owner'::text, 'staff'::text])));
ALTER TABLE erasures ADD CONSTRAINT erasures_done CHECK (((done_at IS NULL) = (code IS NULL)));
ALTER TABLE erasures ADD CONSTRAINT erasures_one_end CHECK ((num_nonnulls(kept_at, done_at) < 2));
ALTER TABLE faq_versions ADD CONSTRAINT faq_versions_position CHECK ((("position" >= 1) AND ("position" <= 999)));
ALTER TABLE highlevel_connection ADD CONSTRAINT highlevel_connection_key CHECK (((sealed_key IS NULL) = (key_end IS NULL)));
ALTER TABLE highlevel_connection ADD CONSTRAINT highlevel_connection_on CHECK (((NOT is_on) OR (sealed_key IS NOT NULL)));
ALTER TABLE highlevel_connection ADD CONSTRAINT highlevel_connection_once CHECK ((id = 1));
ALTER TABLE invoice_series ADD CONSTRAINT invoice_series_forward CHECK ((next >= first));
ALTER TABLE invoiced_orders ADD CONSTRAINT invoiced_orders_amount CHECK (((amount > 0) AND (round > 0)));
ALTER TABLE invoices ADD CONSTRAINT invoices_charged CHECK ((total = ((((gross - discount) + shipping) + cold_pack) + added_tax)));
ALTER TABLE invoices ADD CONSTRAINT invoices_kind CHECK (((kind = 'day'::text) = (buyer IS NULL)));
ALTER TABLE invoices ADD CONSTRAINT invoices_parts CHECK (((total = (((vatable + vat) + zero_rated) + exempt)) AND (LEAST(vatable, vat, zero_rated, exempt) >= 0) AND (total > 0)));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_purity CHECK (((purity > (0)::numeric) AND (purity <= (100)::numeric)));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_verify_url CHECK ((verify_url ~~ 'https://%'::text));
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_withdrawn CHECK (((withdrawn_at IS NULL) = (withdrawn_why IS NULL)));
ALTER TABLE lab_results ADD CONSTRAINT lab_results_kind CHECK (
CASE
    WHEN (test = ANY (ARRAY['identity'::text, 'sterility'::text])) THEN ((figure IS NULL) AND (unit IS NULL) AND (verdict IS NOT NULL))
    ELSE ((test = ANY (ARRAY['purity'::text, 'content'::text, 'endotoxin'::text])) AND (figure >= (0)::numeric) AND (figure IS NOT NULL) AND (unit IS NOT NULL))
END);
ALTER TABLE lab_results ADD CONSTRAINT lab_results_limits CHECK ((((limit_source IS NULL) = ((at_least IS NULL) AND (at_most IS NULL))) AND ((figure IS NULL) OR (limit_source IS NOT NULL) OR (verdict IS NULL))));
ALTER TABLE lab_results ADD CONSTRAINT lab_results_purity CHECK (((test <> 'purity'::text) OR ((figure > (0)::numeric) AND (figure <= (100)::numeric))));
ALTER TABLE lab_results ADD CONSTRAINT lab_results_verdict CHECK ((verdict = ANY (ARRAY['passed'::text, 'failed'::text])));
ALTER TABLE list_views ADD CONSTRAINT list_views_sizes CHECK (length(name) between 1 and 40 and length(query) <= 500);
ALTER TABLE lots ADD CONSTRAINT lots_closed CHECK ((((closed_at IS NULL) = (closed_why IS NULL)) AND ((closed_at IS NULL) OR (opened_at IS NOT NULL))));
ALTER TABLE lots ADD CONSTRAINT lots_dates CHECK ((made_on < expires_on));
ALTER TABLE lots ADD CONSTRAINT lots_packed CHECK (((packed_units >= 0) AND (packed_units <= received_units)));
ALTER TABLE lots ADD CONSTRAINT lots_recalled CHECK ((((recalled_at IS NULL) = (recalled_why IS NULL)) AND ((recalled_at IS NULL) OR (opened_at IS NULL) OR (closed_at IS NOT NULL))));
ALTER TABLE lots ADD CONSTRAINT lots_units CHECK ((received_units > 0));
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_can_be_stopped CHECK (((state = 'pending'::text) OR (stop_token IS NOT NULL)));
ALTER TABLE newsletter_subscriptions ADD CONSTRAINT newsletter_subscriptions_state CHECK (
CASE state
    WHEN 'pending'::text THEN ((confirmed_at IS NULL) AND (ended_at IS NULL))
    WHEN 'confirmed'::text THEN ((confirmed_at IS NOT NULL) AND (ended_at IS NULL))
    ELSE ((confirmed_at IS NOT NULL) AND (ended_at IS NOT NULL))
END);
ALTER TABLE order_item_lots ADD CONSTRAINT order_item_lots_units CHECK ((units > 0));
ALTER TABLE order_items ADD CONSTRAINT order_items_quantity CHECK ((quantity > 0));
ALTER TABLE order_items ADD CONSTRAINT order_items_statutory CHECK (((num_nonnulls(regular_price, vat_exempt, statutory_discount) = ANY (ARRAY[0, 3])) AND ((regular_price IS NULL) OR (total = (((regular_price * quantity) - vat_exempt) - statutory_discount)))));
ALTER TABLE order_items ADD CONSTRAINT order_items_total CHECK ((total = ((price * quantity) - discount)));
ALTER TABLE order_referrals ADD CONSTRAINT order_referrals_click CHECK (((via = 'link'::text) = (clicked_at IS NOT NULL)));
ALTER TABLE orders ADD CONSTRAINT orders_discount_has_its_cause CHECK ((
CASE
    WHEN (discount_id IS NULL) THEN ((discount_code IS NULL) AND ((discount_total = 0) OR (statutory_kind IS NOT NULL)))
    ELSE ((discount_code IS NOT NULL) AND (statutory_kind IS NULL))
END AND (discount_total >= 0)));
ALTER TABLE orders ADD CONSTRAINT orders_ended_is_cancelled CHECK (((ended_why IS NULL) OR (status = 'cancelled'::text)));
ALTER TABLE orders ADD CONSTRAINT orders_ship_within_ph CHECK ((country = 'PH'::text));
ALTER TABLE orders ADD CONSTRAINT orders_statutory_has_its_id CHECK (
CASE
    WHEN (statutory_kind IS NULL) THEN (num_nonnulls(concession_id, statutory_id_end) = 0)
    ELSE ((statutory_kind = ANY (ARRAY['senior'::text, 'pwd'::text])) AND (concession_id IS NOT NULL))
END);
ALTER TABLE orders ADD CONSTRAINT orders_terms_accepted CHECK ((num_nonnulls(made_by, terms_accepted_at) > 0));
ALTER TABLE orders ADD CONSTRAINT orders_total_adds_up CHECK ((total_amount = ((((subtotal - discount_total) + shipping_total) + COALESCE(cold_pack, 0)) + tax_total)));
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_courier CHECK ((courier = 'ninjavan'::text));
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_number CHECK (((state <> 'booked'::text) OR (tracking_number IS NOT NULL)));
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_numbers CHECK ((LEAST(parcel, attempt, requests) > 0));
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_price CHECK ((price >= 0));
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_reference_form CHECK ((reference ~ '^[A-Z0-9]{9}$'::text));
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_settled CHECK (((state = 'asked'::text) = (settled_at IS NULL)));
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_state CHECK ((state = ANY (ARRAY['asked'::text, 'booked'::text, 'refused'::text, 'cancelled'::text])));
ALTER TABLE parcel_checks ADD CONSTRAINT parcel_checks_counts CHECK ((LEAST(found, not_found) >= 0));
ALTER TABLE parcel_events ADD CONSTRAINT parcel_events_source CHECK ((source = ANY (ARRAY['ninjavan'::text, 'staff'::text])));
ALTER TABLE parcel_events ADD CONSTRAINT parcel_events_subject CHECK (
CASE
    WHEN (source = 'staff'::text) THEN ((parcel_id IS NOT NULL) AND (tracking_number IS NULL) AND (form_key IS NOT NULL))
    ELSE ((parcel_id IS NULL) AND (tracking_number IS NOT NULL) AND (tracking_number = upper(tracking_number)) AND (form_key IS NULL))
END);
ALTER TABLE parcel_events ADD CONSTRAINT parcel_events_word CHECK ((word = ANY (ARRAY['booked'::text, 'picked_up'::text, 'in_transit'::text, 'out_for_delivery'::text, 'failed_attempt'::text, 'delivered'::text, 'coming_back'::text, 'lost'::text, 'returned'::text])));
ALTER TABLE parcel_items ADD CONSTRAINT parcel_items_units CHECK ((units > 0));
ALTER TABLE parcels ADD CONSTRAINT parcels_left CHECK (((shipped_at IS NOT NULL) OR (delivered_at IS NULL)));
ALTER TABLE parcels ADD CONSTRAINT parcels_number CHECK ((number > 0));
ALTER TABLE payment_findings ADD CONSTRAINT payment_findings_ended CHECK (((ended_at IS NULL) = (ended_by IS NULL)));
ALTER TABLE price_schedules ADD CONSTRAINT price_schedules_compare_at CHECK ((compare_at_price > price));
ALTER TABLE price_schedules ADD CONSTRAINT price_schedules_period CHECK ((ends_at > starts_at));
ALTER TABLE price_schedules ADD CONSTRAINT price_schedules_price CHECK ((price > 0));
ALTER TABLE product_variants ADD CONSTRAINT variants_archived CHECK (((archived_at IS NULL) OR (NOT is_active)));
ALTER TABLE product_variants ADD CONSTRAINT variants_price CHECK (((price >= 0) AND ((price > 0) OR (NOT is_active))));
ALTER TABLE product_variants ADD CONSTRAINT variants_weight CHECK ((weight > 0));
ALTER TABLE products ADD CONSTRAINT products_active_has_safety CHECK (((NOT is_active) OR (kind <> 'product'::text) OR (safety_text <> ''::text)));
ALTER TABLE products ADD CONSTRAINT products_archived CHECK (((archived_at IS NULL) OR (NOT is_active)));
ALTER TABLE products ADD CONSTRAINT products_compare_at CHECK ((compare_at_price > price));
ALTER TABLE products ADD CONSTRAINT products_cost CHECK ((cost_per_item >= 0));
ALTER TABLE products ADD CONSTRAINT products_highest_price CHECK ((highest_price >= price));
ALTER TABLE products ADD CONSTRAINT products_option_names CHECK (((option1_name IS NOT NULL) OR (option2_name IS NULL)));
ALTER TABLE products ADD CONSTRAINT products_price_positive CHECK ((price > 0));
ALTER TABLE products ADD CONSTRAINT products_vial_amount CHECK ((vial_amount > (0)::numeric));
ALTER TABLE products ADD CONSTRAINT products_vial_unit CHECK (((vial_amount IS NULL) = (vial_unit IS NULL)));
ALTER TABLE products ADD CONSTRAINT products_warm_hours CHECK ((warm_hours > 0));
ALTER TABLE products ADD CONSTRAINT products_warm_source CHECK (((warm_hours IS NULL) = (warm_source = ''::text)));
ALTER TABLE products ADD CONSTRAINT products_weight CHECK ((weight > 0));
ALTER TABLE purchase_delivery_lines ADD CONSTRAINT purchase_delivery_lines_units CHECK (((LEAST(received, damaged) >= 0) AND ((received + damaged) > 0)));
ALTER TABLE purchase_order_lines ADD CONSTRAINT purchase_order_lines_quantity CHECK ((quantity > 0));
ALTER TABLE purchase_order_lines ADD CONSTRAINT purchase_order_lines_received CHECK ((LEAST(received, damaged) >= 0));
ALTER TABLE purchase_order_lines ADD CONSTRAINT purchase_order_lines_unit_cost CHECK ((unit_cost >= 0));
ALTER TABLE purchase_orders ADD CONSTRAINT purchase_orders_cancelled CHECK (((state <> 'cancelled'::text) OR (ended_why IS NOT NULL)));
ALTER TABLE purchase_orders ADD CONSTRAINT purchase_orders_sent CHECK (((sent_at IS NOT NULL) OR (state = ANY (ARRAY['draft'::text, 'cancelled'::text]))));
ALTER TABLE purchase_orders ADD CONSTRAINT purchase_orders_state CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'partly_received'::text, 'received'::text, 'cancelled'::text])));
ALTER TABLE recall_buyers ADD CONSTRAINT recall_buyers_units CHECK ((units > 0));
ALTER TABLE refunds ADD CONSTRAINT refunds_amount CHECK ((amount > 0));
ALTER TABLE refunds ADD CONSTRAINT refunds_settled CHECK (((status = 'requested'::text) = (settled_at IS NULL)));
ALTER TABLE remittance_lines ADD CONSTRAINT remittance_lines_back CHECK (((verdict = 'back'::text) = (collected < 0)));
ALTER TABLE remittance_lines ADD CONSTRAINT remittance_lines_placed CHECK (((parcel_id IS NULL) = (order_id IS NULL)));
ALTER TABLE return_lines ADD CONSTRAINT return_lines_good CHECK (((good IS NULL) OR ((LEAST(good, spoiled) >= 0) AND ((good + spoiled) = received))));
ALTER TABLE return_lines ADD CONSTRAINT return_lines_inspected CHECK (((good IS NULL) = (spoiled IS NULL)));
ALTER TABLE return_lines ADD CONSTRAINT return_lines_received CHECK (((received >= 0) AND (received <= units)));
ALTER TABLE return_lines ADD CONSTRAINT return_lines_units CHECK ((units > 0));
ALTER TABLE returns ADD CONSTRAINT returns_ended CHECK (((state = ANY (ARRAY['settled'::text, 'refused'::text])) = (ended_at IS NOT NULL)));
ALTER TABLE returns ADD CONSTRAINT returns_money CHECK (((refunded = 0) OR ((refunded > 0) AND (state = 'settled'::text))));
ALTER TABLE returns ADD CONSTRAINT returns_refused CHECK (((state <> 'refused'::text) OR (answer IS NOT NULL)));
ALTER TABLE returns ADD CONSTRAINT returns_settled CHECK (((state <> 'settled'::text) OR (settled_why IS NOT NULL)));
ALTER TABLE returns ADD CONSTRAINT returns_state CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'received'::text, 'inspected'::text, 'settled'::text, 'refused'::text])));
ALTER TABLE reviews ADD CONSTRAINT reviews_answered CHECK ((((answer IS NULL) = (answered_at IS NULL)) AND ((answer IS NULL) OR (status = 'published'::text))));
ALTER TABLE reviews ADD CONSTRAINT reviews_decided CHECK (((status = 'waiting'::text) = (decided_at IS NULL)));
ALTER TABLE reviews ADD CONSTRAINT reviews_rating CHECK (((rating >= 1) AND (rating <= 5)));
ALTER TABLE slot_wishes ADD CONSTRAINT slot_wishes_ended CHECK ((((ended_at IS NULL) = (ended IS NULL)) AND (ended = ANY (ARRAY['left'::text, 'booked'::text, 'over'::text]))));
ALTER TABLE slot_wishes ADD CONSTRAINT slot_wishes_part CHECK ((part = ANY (ARRAY['any'::text, 'morning'::text, 'afternoon'::text, 'evening'::text])));
ALTER TABLE stock_demand ADD CONSTRAINT stock_demand_days CHECK (((days >= 0) AND (days <= 28)));
ALTER TABLE stock_demand ADD CONSTRAINT stock_demand_sold CHECK ((sold >= 0));
ALTER TABLE stock_levels ADD CONSTRAINT stock_low_below CHECK (((low_below >= 0) AND (low_below <= 10000)));
ALTER TABLE stock_levels ADD CONSTRAINT stock_reserved_within_on_hand CHECK (((reserved >= 0) AND (reserved <= on_hand)));
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_price CHECK (((about = 'price'::text) = (price_seen IS NOT NULL)));
ALTER TABLE stocktake_counts ADD CONSTRAINT stocktake_counts_units CHECK (((units >= 0) AND (units <= 1000000)));
ALTER TABLE stocktakes ADD CONSTRAINT stocktakes_ended CHECK (((state = ANY (ARRAY['posted'::text, 'cancelled'::text])) = (ended_at IS NOT NULL)));
ALTER TABLE supplier_items ADD CONSTRAINT supplier_items_last_cost CHECK ((last_cost >= 0));
ALTER TABLE supplier_items ADD CONSTRAINT supplier_items_pack_size CHECK (((pack_size >= 1) AND (pack_size <= 10000)));
ALTER TABLE suppliers ADD CONSTRAINT suppliers_archived CHECK (((archived_at IS NULL) OR (NOT is_active)));
ALTER TABLE suppliers ADD CONSTRAINT suppliers_lead_days CHECK (((lead_days >= 0) AND (lead_days <= 365)));
ALTER TABLE suppliers ADD CONSTRAINT suppliers_minimum_order CHECK ((minimum_order > 0));
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_answered CHECK (((status <> 'answered'::text) OR (replied_at IS NOT NULL)));
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_closed_has_time CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL)));
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_snoozed CHECK (
CASE
    WHEN (snoozed_at IS NULL) THEN (snoozed_until IS NULL)
    ELSE (status <> 'closed'::text)
END);
ALTER TABLE therapy_check_ins ADD CONSTRAINT therapy_check_ins_cart CHECK (((outcome = 'ready'::text) OR (in_cart_at IS NULL)));
ALTER TABLE therapy_check_ins ADD CONSTRAINT therapy_check_ins_feeling CHECK ((feeling = ANY (ARRAY['well'::text, 'some_trouble'::text, 'not_well'::text])));
ALTER TABLE therapy_check_ins ADD CONSTRAINT therapy_check_ins_outcome CHECK ((outcome = ANY (ARRAY['ready'::text, 'talk'::text, 'urgent'::text])));
ALTER TABLE therapy_check_ins ADD CONSTRAINT therapy_check_ins_strength CHECK ((strength = ANY (ARRAY['same'::text, 'clinician_changed'::text, 'want_change'::text])));
ALTER TABLE therapy_check_ins ADD CONSTRAINT therapy_check_ins_well CHECK (((outcome <> 'ready'::text) OR ((feeling = 'well'::text) AND (strength <> 'want_change'::text) AND (cardinality(flags) = 0) AND (cardinality(changes) = 0))));
ALTER TABLE therapy_doses ADD CONSTRAINT therapy_doses_amount CHECK ((micrograms > 0));
ALTER TABLE therapy_doses ADD CONSTRAINT therapy_doses_site CHECK ((site = ANY (ARRAY['belly_left'::text, 'belly_right'::text, 'thigh_left'::text, 'thigh_right'::text, 'arm_left'::text, 'arm_right'::text])));
ALTER TABLE therapy_plans ADD CONSTRAINT therapy_plans_ended CHECK (((state = 'stopped'::text) = (ended_at IS NOT NULL)));
ALTER TABLE therapy_plans ADD CONSTRAINT therapy_plans_hour CHECK (((reminder_hour >= 6) AND (reminder_hour <= 22)));
ALTER TABLE therapy_plans ADD CONSTRAINT therapy_plans_paused CHECK (((state = 'paused'::text) OR (num_nonnulls(paused_on, paused_until) = 0)));
ALTER TABLE therapy_plans ADD CONSTRAINT therapy_plans_state CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'stopped'::text])));
ALTER TABLE therapy_plans ADD CONSTRAINT therapy_plans_step CHECK (((step >= 0) AND (step <= 20)));
ALTER TABLE therapy_vials ADD CONSTRAINT therapy_vials_content CHECK ((content_micrograms > 0));
ALTER TABLE therapy_vials ADD CONSTRAINT therapy_vials_days CHECK (((use_within_days >= 1) AND (use_within_days <= 60)));
ALTER TABLE therapy_vials ADD CONSTRAINT therapy_vials_water CHECK (((water_microlitres > 0) AND ((water_microlitres IS NULL) OR (content_micrograms IS NOT NULL))));
ALTER TABLE transfer_proofs ADD CONSTRAINT transfer_proofs_answered CHECK (((answer IS NULL) = (answered_at IS NULL)));
ALTER TABLE vial_codes ADD CONSTRAINT vial_codes_lookups CHECK (
CASE
    WHEN (lookups = 0) THEN ((first_lookup_at IS NULL) AND (last_lookup_at IS NULL))
    ELSE ((lookups > 0) AND (first_lookup_at <= last_lookup_at))
END);
ALTER TABLE vial_codes ADD CONSTRAINT vial_codes_number_from_one CHECK ((number > 0));
ALTER TABLE vial_reports ADD CONSTRAINT vial_reports_complaint CHECK ((complaint = ANY (ARRAY['not_bought_here'::text, 'looks_wrong'::text])));
ALTER TABLE vial_reports ADD CONSTRAINT vial_reports_has_outcome CHECK (((settled_at IS NULL) = (outcome IS NULL)));
ALTER TABLE visit_counts ADD CONSTRAINT visit_counts_count CHECK ((count > 0));
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_events CHECK ((cardinality(events) > 0));
ALTER TABLE wellness_entries ADD CONSTRAINT wellness_scales CHECK (mood between 1 and 10 and energy between 1 and 10);
ALTER TABLE wellness_entries ADD CONSTRAINT wellness_sleep CHECK (sleep_minutes between 0 and 1440 and sleep_minutes % 30 = 0);
ALTER TABLE wellness_entries ADD CONSTRAINT wellness_weight CHECK (((weight_grams >= 20000) AND (weight_grams <= 410000)));
CREATE INDEX access_requests_decided_by_index ON public.access_requests USING btree (decided_by);
CREATE INDEX access_requests_waiting ON public.access_requests USING btree (created_at) WHERE (decided_at IS NULL);
CREATE INDEX accounts_user_id_index ON public.accounts USING btree (user_id);
CREATE INDEX affiliate_codes_affiliate_id_index ON public.affiliate_codes USING btree (affiliate_id);
CREATE INDEX affiliate_commission_entries_commission_id_at_index ON public.affiliate_commission_entries USING btree (commission_id, at);
CREATE INDEX affiliate_commissions_newest ON public.affiliate_commissions USING btree (affiliate_id, created_at, id);
CREATE INDEX affiliate_commissions_on_hold ON public.affiliate_commissions USING btree (order_id) WHERE ((status = 'pending'::text) AND (payable_at IS NULL));
CREATE INDEX affiliate_ledger_commission_id_index ON public.affiliate_ledger USING btree (commission_id);
CREATE INDEX affiliate_ledger_newest ON public.affiliate_ledger USING btree (affiliate_id, at, id);
CREATE UNIQUE INDEX affiliate_ledger_payable_once ON public.affiliate_ledger USING btree (commission_id) WHERE (kind = 'payable'::text);
CREATE INDEX affiliate_payout_details_newest ON public.affiliate_payout_details USING btree (affiliate_id, created_at, id);
CREATE INDEX affiliate_payout_lines_affiliate_id_index ON public.affiliate_payout_lines USING btree (affiliate_id);
CREATE INDEX affiliate_payout_proofs_payout_id_index ON public.affiliate_payout_proofs USING btree (payout_id);
CREATE UNIQUE INDEX affiliate_payouts_one_draft ON public.affiliate_payouts USING btree (state) WHERE (state = 'draft'::text);
CREATE INDEX affiliates_waiting ON public.affiliates USING btree (created_at, id) WHERE (status = 'waiting'::text);
CREATE UNIQUE INDEX api_keys_name ON public.api_keys USING btree (lower(name)) WHERE (revoked_at IS NULL);
CREATE INDEX arrivals_newest ON public.arrivals USING btree (reported_at, id);
CREATE INDEX arrivals_of_file ON public.arrivals USING btree (file_id);
CREATE INDEX arrivals_to_decide ON public.arrivals USING btree (reported_at) WHERE ((answer = 'wait'::text) AND (decision IS NULL));
CREATE INDEX article_slugs_of_article ON public.article_slugs USING btree (article_id);
CREATE INDEX articles_published ON public.articles USING btree (published_version);
CREATE INDEX assessments_anonymous ON public.assessments USING btree (completed_at) WHERE (user_id IS NULL);
CREATE INDEX assessments_clinician_id_completed_at_index ON public.assessments USING btree (clinician_id, completed_at);
CREATE INDEX assessments_user_id_completed_at_index ON public.assessments USING btree (user_id, completed_at);
CREATE INDEX assistant_conversations_flagged ON public.assistant_conversations USING btree (started_at, id) WHERE ((settled_at IS NULL) AND ((level <> 'none'::text) OR rated_down));
CREATE INDEX assistant_conversations_last_at_index ON public.assistant_conversations USING btree (last_at);
CREATE INDEX assistant_passages_words ON public.assistant_passages USING gin (words);
CREATE INDEX assistant_questions_open ON public.assistant_questions USING btree (first_asked_at, id) WHERE (settled_at IS NULL);
CREATE INDEX assistant_saved_turns_said_at_index ON public.assistant_saved_turns USING btree (said_at);
CREATE INDEX assistant_saved_turns_user_id_said_at_id_index ON public.assistant_saved_turns USING btree (user_id, said_at, id);
CREATE INDEX audit_log_about ON public.audit_log USING btree (subject_type, at, id) WHERE (subject_type <> 'order'::text);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at, id);
CREATE INDEX audit_log_by_person ON public.audit_log USING btree (actor_id, at, id) WHERE (actor_kind = 'user'::text);
CREATE INDEX audit_log_subject_type_subject_id_at_index ON public.audit_log USING btree (subject_type, subject_id, at);
CREATE INDEX automation_runs_counted ON public.automation_runs USING btree (automation, state, ended_at);
CREATE INDEX automation_runs_due ON public.automation_runs USING btree (look_at, id) WHERE (ended_at IS NULL);
CREATE INDEX automation_runs_of_mailbox ON public.automation_runs USING btree (email, automation, ended_at);
CREATE UNIQUE INDEX bookings_credit_once ON public.bookings USING btree (credit_item_id, credit_unit) WHERE ((status <> 'cancelled'::text) OR credit_lost);
CREATE INDEX bookings_of_customer ON public.bookings USING btree (customer_id, starts_at);
CREATE INDEX bookings_of_doctor ON public.bookings USING btree (doctor_id, starts_at);
CREATE INDEX bookings_to_come ON public.bookings USING btree (starts_at, id);
CREATE INDEX campaign_recipients_by_state ON public.campaign_recipients USING btree (campaign_id, state, id);
CREATE INDEX campaign_recipients_email_index ON public.campaign_recipients USING btree (email);
CREATE INDEX campaigns_at_work ON public.campaigns USING btree (state) WHERE (state = ANY (ARRAY['scheduled'::text, 'sending'::text]));
CREATE INDEX campaigns_newest ON public.campaigns USING btree (created_at, id);
CREATE INDEX cart_tokens_cart_id_index ON public.cart_tokens USING btree (cart_id);
CREATE INDEX carts_updated_at_index ON public.carts USING btree (updated_at);
CREATE INDEX carts_user_id_index ON public.carts USING btree (user_id);
CREATE INDEX cash_acts_finding_id_acted_at_index ON public.cash_acts USING btree (finding_id, acted_at);
CREATE INDEX cash_findings_claimed ON public.cash_findings USING btree (claimed_at, id) WHERE ((ended_at IS NULL) AND (claimed_at IS NOT NULL));
CREATE INDEX cash_findings_order_id_index ON public.cash_findings USING btree (order_id);
CREATE INDEX cash_findings_waiting ON public.cash_findings USING btree (waits_since, id) WHERE ((ended_at IS NULL) AND (waits_since IS NOT NULL));
CREATE INDEX clearance_approvals_clinician_id_index ON public.clearance_approvals USING btree (clinician_id);
CREATE INDEX clearance_approvals_customer_id_product_id_index ON public.clearance_approvals USING btree (customer_id, product_id);
CREATE INDEX clearance_approvals_product_id_index ON public.clearance_approvals USING btree (product_id);
CREATE INDEX clearance_requests_clinician_id_index ON public.clearance_requests USING btree (clinician_id);
CREATE INDEX clearance_requests_of_user ON public.clearance_requests USING btree (user_id, asked_at);
CREATE UNIQUE INDEX clearance_requests_open ON public.clearance_requests USING btree (customer_id, product_id) WHERE (state = ANY (ARRAY['asked'::text, 'to_talk'::text]));
CREATE INDEX clearance_requests_product_id_index ON public.clearance_requests USING btree (product_id);
CREATE INDEX clearance_requests_waiting ON public.clearance_requests USING btree (asked_at, id) WHERE (state = ANY (ARRAY['asked'::text, 'to_talk'::text, 'approved'::text]));
CREATE INDEX clearance_uses_approval_id_index ON public.clearance_uses USING btree (approval_id);
CREATE INDEX concessions_back ON public.concessions USING btree (back_file);
CREATE INDEX concessions_front ON public.concessions USING btree (front_file);
CREATE INDEX concessions_of_customer ON public.concessions USING btree (customer_id, declared_at);
CREATE UNIQUE INDEX concessions_one_of_kind ON public.concessions USING btree (customer_id, kind) WHERE (state = ANY (ARRAY['waiting'::text, 'approved'::text]));
CREATE INDEX concessions_to_forget ON public.concessions USING btree (decided_at) WHERE (sealed IS NOT NULL);
CREATE INDEX concessions_waiting ON public.concessions USING btree (declared_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX consents_subject_type_subject_id_index ON public.consents USING btree (subject_type, subject_id);
CREATE INDEX consultation_visits_clinician_id_index ON public.consultation_visits USING btree (clinician_id);
CREATE INDEX consultation_visits_user_id_index ON public.consultation_visits USING btree (user_id);
CREATE INDEX courier_questions_of_parcel ON public.courier_questions USING btree (parcel_id, hidden_until);
CREATE INDEX credit_notes_of_day ON public.credit_notes USING btree (day, serial);
CREATE INDEX credit_notes_order_id_index ON public.credit_notes USING btree (order_id);
CREATE INDEX customer_addresses_of_customer ON public.customer_addresses USING btree (customer_id, created_at);
CREATE UNIQUE INDEX customer_addresses_one_default ON public.customer_addresses USING btree (customer_id) WHERE is_default;
CREATE INDEX customer_figures_last_order_at_index ON public.customer_figures USING btree (last_order_at);
CREATE INDEX customer_figures_spent_index ON public.customer_figures USING btree (spent);
CREATE INDEX customer_notes_author_id_index ON public.customer_notes USING btree (author_id);
CREATE INDEX customer_notes_customer_id_created_at_index ON public.customer_notes USING btree (customer_id, created_at);
CREATE INDEX customers_newest ON public.customers USING btree (created_at, id);
CREATE INDEX customers_search ON public.customers USING gin (search_text gin_trgm_ops);
CREATE INDEX customers_with_account ON public.customers USING btree (created_at, id) WHERE (user_id IS NOT NULL);
CREATE INDEX customers_without_account ON public.customers USING btree (created_at, id) WHERE (user_id IS NULL);
CREATE UNIQUE INDEX delivery_areas_one_rest ON public.delivery_areas USING btree (is_rest) WHERE is_rest;
CREATE INDEX discount_redemptions_discount_id_customer_id_index ON public.discount_redemptions USING btree (discount_id, customer_id);
CREATE INDEX discount_redemptions_discount_id_email_index ON public.discount_redemptions USING btree (discount_id, email);
CREATE INDEX discount_redemptions_held_by_cart_index ON public.discount_redemptions USING btree (held_by_cart);
CREATE INDEX discounts_batch_index ON public.discounts USING btree (batch) WHERE (batch IS NOT NULL);
CREATE INDEX doctors_newest ON public.doctors USING btree (created_at);
CREATE INDEX dose_instructions_booking_id_index ON public.dose_instructions USING btree (booking_id);
CREATE INDEX dose_instructions_clinician_id_index ON public.dose_instructions USING btree (clinician_id);
CREATE UNIQUE INDEX dose_instructions_newest ON public.dose_instructions USING btree (user_id, product_id) WHERE (replaced_at IS NULL);
CREATE INDEX dose_instructions_product_id_index ON public.dose_instructions USING btree (product_id);
CREATE UNIQUE INDEX email_changes_one_open ON public.email_changes USING btree (user_id) WHERE ((done_at IS NULL) AND (ended_at IS NULL));
CREATE INDEX email_changes_user_id_index ON public.email_changes USING btree (user_id);
CREATE INDEX erasures_customer_id_index ON public.erasures USING btree (customer_id);
CREATE INDEX erasures_due ON public.erasures USING btree (due_at, id) WHERE ((kept_at IS NULL) AND (done_at IS NULL));
CREATE UNIQUE INDEX erasures_open ON public.erasures USING btree (customer_id) WHERE ((kept_at IS NULL) AND (done_at IS NULL));
CREATE INDEX former_category_slugs_category_id_index ON public.former_category_slugs USING btree (category_id);
CREATE INDEX former_product_slugs_product_id_index ON public.former_product_slugs USING btree (product_id);
CREATE INDEX guest_addresses_customer_id_index ON public.guest_addresses USING btree (customer_id);
CREATE INDEX guest_reservations_address_index ON public.guest_reservations USING btree (address);
CREATE INDEX guest_reservations_email_index ON public.guest_reservations USING btree (email);
CREATE INDEX guest_reservations_phone_index ON public.guest_reservations USING btree (phone);
CREATE INDEX highlevel_contacts_digest ON public.highlevel_contacts USING btree (address_digest);
CREATE INDEX highlevel_contacts_erased ON public.highlevel_contacts USING btree (created_at) WHERE (email IS NULL);
CREATE INDEX highlevel_contacts_remote ON public.highlevel_contacts USING btree (remote_id);
CREATE INDEX highlevel_events_received_at_index ON public.highlevel_events USING btree (received_at);
CREATE INDEX highlevel_messages_contact ON public.highlevel_messages USING btree (contact_id);
CREATE INDEX highlevel_messages_newest ON public.highlevel_messages USING btree (created_at, id);
CREATE UNIQUE INDEX highlevel_messages_once ON public.highlevel_messages USING btree (kind, cause);
CREATE INDEX highlevel_messages_state ON public.highlevel_messages USING btree (state, created_at);
CREATE INDEX import_items_import_id_position_index ON public.import_items USING btree (import_id, "position");
CREATE INDEX imports_noun_created_at_index ON public.imports USING btree (noun, created_at);
CREATE INDEX invoices_newest ON public.invoices USING btree (issued_at, id);
CREATE INDEX invoices_of_day ON public.invoices USING btree (day, serial);
CREATE INDEX known_devices_used_at_index ON public.known_devices USING btree (used_at);
CREATE INDEX known_devices_user_id_index ON public.known_devices USING btree (user_id);
CREATE INDEX lab_reports_lot_id_added_at_index ON public.lab_reports USING btree (lot_id, added_at);
CREATE UNIQUE INDEX lab_reports_one_lot ON public.lab_reports USING btree (sent_hash) WHERE (withdrawn_at IS NULL);
CREATE INDEX lab_results_failed ON public.lab_results USING btree (report_id) WHERE (verdict = 'failed'::text);
CREATE UNIQUE INDEX list_views_default ON public.list_views USING btree (user_id, list) WHERE is_default;
CREATE UNIQUE INDEX list_views_name ON public.list_views USING btree (user_id, list, lower(name));
CREATE INDEX list_views_user_id_list_index ON public.list_views USING btree (user_id, list);
CREATE INDEX lots_newest ON public.lots USING btree (received_at);
CREATE INDEX mail_attachments_of_mail ON public.mail_attachments USING btree (mail_id);
CREATE INDEX mail_events_address_digest_created_at_index ON public.mail_events USING btree (address_digest, created_at);
CREATE INDEX mail_suppressions_created_at_id_index ON public.mail_suppressions USING btree (created_at, id);
CREATE INDEX mails_about ON public.mails USING btree (about_id, created_at) WHERE (about_id IS NOT NULL);
CREATE INDEX mails_created_at_index ON public.mails USING btree (created_at);
CREATE INDEX mails_of_share ON public.mails USING btree (share_key, created_at) WHERE (share_key IS NOT NULL);
CREATE INDEX mails_to_index ON public.mails USING btree ("to");
CREATE INDEX mails_to_whom ON public.mails USING btree (lower("to"), created_at);
CREATE INDEX mails_with_links ON public.mails USING btree (created_at) WHERE (links_removed_at IS NULL);
CREATE INDEX missing_pages_by_age ON public.missing_pages USING btree (kind, last_seen_at DESC NULLS LAST);
CREATE INDEX newsletter_confirmations_created_at_index ON public.newsletter_confirmations USING btree (created_at);
CREATE INDEX newsletter_confirmations_subscription_id_index ON public.newsletter_confirmations USING btree (subscription_id);
CREATE INDEX newsletter_subscriptions_state_asked_at_index ON public.newsletter_subscriptions USING btree (state, asked_at);
CREATE INDEX order_confirmations_order_id_index ON public.order_confirmations USING btree (order_id);
CREATE INDEX order_item_lots_lot_id_index ON public.order_item_lots USING btree (lot_id);
CREATE INDEX order_items_of_item ON public.order_items USING btree (product_id, variant_id, order_id);
CREATE INDEX order_items_order_id_index ON public.order_items USING btree (order_id);
CREATE INDEX order_notes_author_id_index ON public.order_notes USING btree (author_id);
CREATE INDEX order_notes_order_id_created_at_index ON public.order_notes USING btree (order_id, created_at);
CREATE INDEX order_notes_removed ON public.order_notes USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX order_notes_text ON public.order_notes USING gin (translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ'::text, 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'::text) gin_trgm_ops) WHERE (removed_at IS NULL);
CREATE INDEX order_referrals_affiliate_id_index ON public.order_referrals USING btree (affiliate_id);
CREATE INDEX orders_buyer ON public.orders USING gin (translate(lower(((((((first_name || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || COALESCE(phone, ''::text))), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ'::text, 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'::text) gin_trgm_ops);
CREATE INDEX orders_by_fulfilment ON public.orders USING btree (fulfillment_status, created_at, id);
CREATE INDEX orders_by_method ON public.orders USING btree (payment_method, created_at, id);
CREATE INDEX orders_by_payment ON public.orders USING btree (payment_status, created_at, id);
CREATE INDEX orders_by_status ON public.orders USING btree (status, created_at, id);
CREATE INDEX orders_by_total ON public.orders USING btree (total_amount, id);
CREATE INDEX orders_cancelled ON public.orders USING btree (id) WHERE (status = 'cancelled'::text);
CREATE INDEX orders_changed ON public.orders USING btree (updated_at, id);
CREATE INDEX orders_code ON public.orders USING btree (upper(discount_code) text_pattern_ops) WHERE (discount_code IS NOT NULL);
CREATE INDEX orders_customer_id_created_at_index ON public.orders USING btree (customer_id, created_at);
CREATE INDEX orders_needing_attention ON public.orders USING btree (created_at, id) WHERE (needs_attention IS NOT NULL);
CREATE INDEX orders_newest ON public.orders USING btree (created_at, id);
CREATE INDEX orders_of_buyer ON public.orders USING btree (COALESCE((customer_id)::text, lower(email)), paid_at) WHERE ((paid_at IS NOT NULL) AND (status <> 'cancelled'::text));
CREATE INDEX orders_of_concession ON public.orders USING btree (concession_id) WHERE (concession_id IS NOT NULL);
CREATE INDEX orders_of_discount ON public.orders USING btree (discount_id) WHERE (discount_id IS NOT NULL);
CREATE INDEX orders_of_guest ON public.orders USING btree (lower(email)) WHERE (customer_id IS NULL);
CREATE INDEX orders_open_of_cart ON public.orders USING btree (cart_id) WHERE (status = 'pending'::text);
CREATE INDEX orders_paid ON public.orders USING btree (paid_at, status, payment_method, total_amount, customer_id, email) WHERE (paid_at IS NOT NULL);
CREATE INDEX orders_place ON public.orders USING gin (translate(lower(((((((((address || ' '::text) || COALESCE(barangay, ''::text)) || ' '::text) || city) || ' '::text) || COALESCE(province, ''::text)) || ' '::text) || COALESCE(postal_code, ''::text))), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ'::text, 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'::text) gin_trgm_ops);
CREATE INDEX orders_refused ON public.orders USING btree (lower(email)) WHERE (ended_why = 'refused'::text);
CREATE INDEX orders_replaced ON public.orders USING btree (cart_id, cancelled_at) WHERE (ended_why = 'placed_again'::text);
CREATE INDEX orders_reserving ON public.orders USING btree (created_at, id) WHERE ((status = 'pending'::text) AND (payment_status = ANY (ARRAY['unpaid'::text, 'awaiting_transfer'::text, 'cod_due'::text])));
CREATE INDEX orders_to_check ON public.orders USING btree (proof_waiting_since, id) WHERE (proof_waiting_since IS NOT NULL);
CREATE INDEX orders_to_confirm ON public.orders USING btree (created_at, id) WHERE ((status = 'pending'::text) AND (payment_status = 'cod_due'::text));
CREATE INDEX orders_to_pack ON public.orders USING btree (created_at, id) WHERE ((status = ANY (ARRAY['confirmed'::text, 'processing'::text])) AND (needs_attention IS NULL));
CREATE INDEX packing_leases_user_id_index ON public.packing_leases USING btree (user_id);
CREATE UNIQUE INDEX parcel_bookings_open ON public.parcel_bookings USING btree (order_id, parcel) WHERE (state = ANY (ARRAY['asked'::text, 'booked'::text]));
CREATE INDEX parcel_events_of_number ON public.parcel_events USING btree (tracking_number, happened_at) WHERE (tracking_number IS NOT NULL);
CREATE INDEX parcel_events_of_parcel ON public.parcel_events USING btree (parcel_id, happened_at) WHERE (parcel_id IS NOT NULL);
CREATE INDEX parcel_events_reported ON public.parcel_events USING btree (received_at) WHERE (source = 'ninjavan'::text);
CREATE INDEX parcel_items_of_line ON public.parcel_items USING btree (order_item_id);
CREATE INDEX parcels_compared_number ON public.parcels USING btree (upper(regexp_replace(tracking_number, '[^A-Za-z0-9]'::text, ''::text, 'g'::text))) WHERE (tracking_number IS NOT NULL);
CREATE INDEX parcels_on_their_way ON public.parcels USING btree (shipped_at, id) WHERE ((shipped_at IS NOT NULL) AND (delivered_at IS NULL) AND (returned_at IS NULL));
CREATE INDEX parcels_tracking ON public.parcels USING btree (upper(tracking_number) text_pattern_ops) WHERE (tracking_number IS NOT NULL);
CREATE INDEX passkeys_user_id_index ON public.passkeys USING btree (user_id);
CREATE INDEX payment_events_reference_index ON public.payment_events USING btree (reference);
CREATE INDEX payment_findings_open ON public.payment_findings USING btree (found_at, id) WHERE (ended_at IS NULL);
CREATE INDEX payment_findings_order_id_index ON public.payment_findings USING btree (order_id);
CREATE UNIQUE INDEX payment_providers_chosen ON public.payment_providers USING btree (is_chosen) WHERE is_chosen;
CREATE INDEX payments_arrived ON public.payments USING btree (settled_at, order_id, amount) WHERE (status = 'paid'::text);
CREATE INDEX payments_order_id_index ON public.payments USING btree (order_id);
CREATE INDEX payments_receipts ON public.payments USING btree (receipt_number) WHERE (receipt_number IS NOT NULL);
CREATE INDEX payments_to_ask ON public.payments USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX payout_files_provider_uploaded_at_index ON public.payout_files USING btree (provider, uploaded_at);
CREATE INDEX payout_files_uploaded_at_index ON public.payout_files USING btree (uploaded_at);
CREATE INDEX payout_lines_odd ON public.payout_lines USING btree (verdict) WHERE (verdict <> ALL (ARRAY['matched'::text, 'back'::text]));
CREATE UNIQUE INDEX payout_lines_once ON public.payout_lines USING btree (payment_id) WHERE (verdict <> 'again'::text);
CREATE INDEX payout_lines_payment_id_index ON public.payout_lines USING btree (payment_id);
CREATE INDEX place_words_alike ON public.place_words USING gin (word gin_trgm_ops);
CREATE INDEX place_words_by_start ON public.place_words USING btree (word text_pattern_ops);
CREATE INDEX placements_created_at_index ON public.placements USING btree (created_at);
CREATE INDEX places_above_by_key ON public.places USING btree (key text_pattern_ops) WHERE (kind <> 'barangay'::text);
CREATE INDEX places_barangays_by_key ON public.places USING btree (key text_pattern_ops, city_weight) WHERE (kind = 'barangay'::text);
CREATE INDEX places_by_city_key ON public.places USING btree (city_key);
CREATE INDEX places_by_word ON public.places USING gin (words);
CREATE INDEX pre_visit_forms_user_id_index ON public.pre_visit_forms USING btree (user_id);
CREATE INDEX price_history_product_id_variant_id_since_index ON public.price_history USING btree (product_id, variant_id, since);
CREATE INDEX price_schedules_of_product ON public.price_schedules USING btree (product_id, starts_at);
CREATE INDEX price_schedules_to_end ON public.price_schedules USING btree (ends_at) WHERE (state = 'running'::text);
CREATE INDEX price_schedules_to_start ON public.price_schedules USING btree (starts_at) WHERE (state = 'planned'::text);
CREATE INDEX products_dear ON public.products USING btree (price DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_dear_of_category ON public.products USING btree (category_id, price DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_of_category ON public.products USING btree (category_id);
CREATE INDEX products_popular ON public.products USING btree (sold_30d DESC, featured DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_popular_of_category ON public.products USING btree (category_id, sold_30d DESC, featured DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_price ON public.products USING btree (price, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_price_of_category ON public.products USING btree (category_id, price, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_rating ON public.products USING btree (rating_avg DESC NULLS LAST, rating_count DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_rating_of_category ON public.products USING btree (category_id, rating_avg DESC NULLS LAST, rating_count DESC, name) WHERE (is_active AND (kind = 'product'::text));
CREATE INDEX products_search_name ON public.products USING gin (search_name gin_trgm_ops);
CREATE INDEX products_search_words ON public.products USING gin (search_words);
CREATE INDEX purchase_deliveries_of_order ON public.purchase_deliveries USING btree (purchase_order_id, received_at);
CREATE INDEX purchase_delivery_lines_of ON public.purchase_delivery_lines USING btree (delivery_id);
CREATE INDEX purchase_delivery_lines_of_line ON public.purchase_delivery_lines USING btree (line_id);
CREATE INDEX purchase_order_lines_of_item ON public.purchase_order_lines USING btree (product_id, variant_id);
CREATE INDEX purchase_orders_newest ON public.purchase_orders USING btree (created_at, id);
CREATE INDEX purchase_orders_of_supplier ON public.purchase_orders USING btree (supplier_id);
CREATE INDEX purchase_orders_open ON public.purchase_orders USING btree (expected_on) WHERE (state = ANY (ARRAY['sent'::text, 'partly_received'::text]));
CREATE INDEX recall_buyers_order_id_index ON public.recall_buyers USING btree (order_id);
CREATE INDEX refunds_made ON public.refunds USING btree (settled_at) WHERE (status = 'done'::text);
CREATE INDEX refunds_order_id_index ON public.refunds USING btree (order_id);
CREATE INDEX remittance_drafts_created_at_index ON public.remittance_drafts USING btree (created_at);
CREATE INDEX remittance_files_uploaded_at_id_index ON public.remittance_files USING btree (uploaded_at, id);
CREATE UNIQUE INDEX remittance_lines_once ON public.remittance_lines USING btree (tracking) WHERE (verdict = 'first'::text);
CREATE INDEX remittance_lines_order_id_index ON public.remittance_lines USING btree (order_id);
CREATE INDEX remittance_lines_parcel_id_index ON public.remittance_lines USING btree (parcel_id);
CREATE INDEX remittance_lines_tracking ON public.remittance_lines USING btree (tracking);
CREATE INDEX remittance_lines_unknown ON public.remittance_lines USING btree (id) WHERE (order_id IS NULL);
CREATE INDEX return_lines_of_item ON public.return_lines USING btree (order_item_id);
CREATE INDEX return_photos_of ON public.return_photos USING btree (return_id);
CREATE INDEX returns_newest ON public.returns USING btree (asked_at, id);
CREATE INDEX returns_to_decide ON public.returns USING btree (asked_at) WHERE (state = 'asked'::text);
CREATE INDEX returns_to_inspect ON public.returns USING btree (received_at) WHERE (state = 'received'::text);
CREATE INDEX reviews_newest ON public.reviews USING btree (created_at, id);
CREATE INDEX reviews_published ON public.reviews USING btree (product_id, created_at) WHERE (status = 'published'::text);
CREATE INDEX reviews_waiting ON public.reviews USING btree (created_at) WHERE (status = 'waiting'::text);
CREATE INDEX sessions_expires_at_index ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_index ON public.sessions USING btree (user_id);
CREATE INDEX slot_offers_doctor_id_index ON public.slot_offers USING btree (doctor_id);
CREATE INDEX slot_offers_wish_id_expires_at_index ON public.slot_offers USING btree (wish_id, expires_at);
CREATE INDEX slot_wishes_customer_id_index ON public.slot_wishes USING btree (customer_id);
CREATE INDEX slot_wishes_doctor_id_index ON public.slot_wishes USING btree (doctor_id);
CREATE UNIQUE INDEX slot_wishes_once ON public.slot_wishes USING btree (customer_id, type) WHERE (ended_at IS NULL);
CREATE INDEX slot_wishes_waiting ON public.slot_wishes USING btree (created_at, id) WHERE (ended_at IS NULL);
CREATE INDEX staff_invites_email_index ON public.staff_invites USING btree (email);
CREATE INDEX staff_invites_invited_by_index ON public.staff_invites USING btree (invited_by);
CREATE INDEX stock_movements_order_id_index ON public.stock_movements USING btree (order_id);
CREATE INDEX stock_movements_stock_level_id_at_index ON public.stock_movements USING btree (stock_level_id, at);
CREATE INDEX stock_watches_created_at_index ON public.stock_watches USING btree (created_at);
CREATE INDEX stock_watches_product_id_variant_id_index ON public.stock_watches USING btree (product_id, variant_id);
CREATE INDEX stock_watches_stop_token_index ON public.stock_watches USING btree (stop_token);
CREATE INDEX stocktake_lines_stock_level_id_index ON public.stocktake_lines USING btree (stock_level_id);
CREATE INDEX stocktakes_started_at_index ON public.stocktakes USING btree (started_at);
CREATE INDEX supplier_items_of_product ON public.supplier_items USING btree (product_id, variant_id);
CREATE INDEX support_mails_text ON public.support_mails USING gin (translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ'::text, 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'::text) gin_trgm_ops);
CREATE INDEX support_mails_ticket_id_created_at_index ON public.support_mails USING btree (ticket_id, created_at);
CREATE INDEX support_notes_text ON public.support_notes USING gin (translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ'::text, 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'::text) gin_trgm_ops);
CREATE INDEX support_notes_ticket_id_created_at_index ON public.support_notes USING btree (ticket_id, created_at);
CREATE INDEX support_replies_text ON public.support_replies USING gin (translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ'::text, 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'::text) gin_trgm_ops);
CREATE INDEX support_replies_ticket_id_created_at_index ON public.support_replies USING btree (ticket_id, created_at);
CREATE INDEX support_tickets_assignee_id_index ON public.support_tickets USING btree (assignee_id);
CREATE INDEX support_tickets_closed ON public.support_tickets USING btree (closed_at) WHERE (status = 'closed'::text);
CREATE INDEX support_tickets_created_at_index ON public.support_tickets USING btree (created_at);
CREATE INDEX support_tickets_email_created_at_index ON public.support_tickets USING btree (email, created_at);
CREATE INDEX support_tickets_open ON public.support_tickets USING btree (due_at) WHERE (status = 'open'::text);
CREATE INDEX support_tickets_snoozed ON support_tickets USING btree (snoozed_until) WHERE snoozed_at IS NOT NULL;
CREATE INDEX support_tickets_order ON public.support_tickets USING btree (order_number) WHERE (order_number IS NOT NULL);
CREATE INDEX support_tickets_text ON public.support_tickets USING gin (translate(lower(((((((((((number || ' '::text) || name) || ' '::text) || email) || ' '::text) || regexp_replace(COALESCE(phone, ''::text), '[^0-9]'::text, ''::text, 'g'::text)) || ' '::text) || subject) || ' '::text) || message)), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ'::text, 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'::text) gin_trgm_ops);
CREATE INDEX support_tickets_user_id_created_at_index ON public.support_tickets USING btree (user_id, created_at);
CREATE INDEX tagged_customers_of_tag ON public.tagged_customers USING btree (tag_id, customer_id);
CREATE INDEX tagged_orders_of_tag ON public.tagged_orders USING btree (tag_id, order_id);
CREATE INDEX therapy_check_ins_user_id_answered_on_index ON public.therapy_check_ins USING btree (user_id, answered_on);
CREATE INDEX therapy_doses_instruction_id_index ON public.therapy_doses USING btree (instruction_id);
CREATE INDEX therapy_doses_user_id_taken_on_index ON public.therapy_doses USING btree (user_id, taken_on);
CREATE INDEX therapy_doses_vial_id_index ON public.therapy_doses USING btree (vial_id);
CREATE INDEX therapy_effects_user_id_felt_on_index ON public.therapy_effects USING btree (user_id, felt_on);
CREATE INDEX therapy_plans_instruction_id_index ON public.therapy_plans USING btree (instruction_id);
CREATE UNIQUE INDEX therapy_plans_open ON public.therapy_plans USING btree (user_id, product_id) WHERE (state <> 'stopped'::text);
CREATE INDEX therapy_plans_product_id_index ON public.therapy_plans USING btree (product_id);
CREATE INDEX therapy_plans_reminding ON public.therapy_plans USING btree (reminder_hour) WHERE ((state = 'active'::text) AND (reminder_hour IS NOT NULL));
CREATE INDEX therapy_plans_user_id_index ON public.therapy_plans USING btree (user_id);
CREATE INDEX therapy_receipts_user_id_index ON public.therapy_receipts USING btree (user_id);
CREATE INDEX therapy_vials_lot_id_index ON public.therapy_vials USING btree (lot_id);
CREATE INDEX therapy_vials_order_item_id_index ON public.therapy_vials USING btree (order_item_id);
CREATE INDEX therapy_vials_plan_id_index ON public.therapy_vials USING btree (plan_id);
CREATE INDEX therapy_vials_user_id_index ON public.therapy_vials USING btree (user_id);
CREATE INDEX verifications_expires_at_index ON public.verifications USING btree (expires_at);
CREATE INDEX verifications_identifier_index ON public.verifications USING btree (identifier);
CREATE INDEX vial_codes_looked_up ON public.vial_codes USING btree (lot_id, lookups) WHERE (lookups > 0);
CREATE INDEX vial_reports_code_index ON public.vial_reports USING btree (code);
CREATE INDEX vial_reports_open ON public.vial_reports USING btree (created_at) WHERE (settled_at IS NULL);
CREATE INDEX vial_reports_settled ON public.vial_reports USING btree (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX visit_addenda_author_id_index ON public.visit_addenda USING btree (author_id);
CREATE INDEX visit_addenda_booking_id_written_at_index ON public.visit_addenda USING btree (booking_id, written_at);
CREATE INDEX waiting_forms_created_at_index ON public.waiting_forms USING btree (created_at);
CREATE INDEX waiting_forms_user_id_index ON public.waiting_forms USING btree (user_id);
CREATE INDEX webhook_attempts_delivery_id_at_index ON public.webhook_attempts USING btree (delivery_id, at);
CREATE INDEX webhook_deliveries_newest ON public.webhook_deliveries USING btree (endpoint_id, created_at, id);
CREATE INDEX webhook_deliveries_old ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX wellness_entries_user_id_taken_at_id_index ON public.wellness_entries USING btree (user_id, taken_at, id);
CREATE INDEX wellness_receipts_user_id_index ON public.wellness_receipts USING btree (user_id);
ALTER TABLE access_requests ADD CONSTRAINT access_requests_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE access_requests ADD CONSTRAINT access_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE accounts ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE affiliate_codes ADD CONSTRAINT affiliate_codes_affiliate_id_affiliates_id_fk FOREIGN KEY (affiliate_id) REFERENCES affiliates(id);
ALTER TABLE affiliate_commission_entries ADD CONSTRAINT affiliate_commission_entries_commission_id_affiliate_commission FOREIGN KEY (commission_id) REFERENCES affiliate_commissions(id);
ALTER TABLE affiliate_commissions ADD CONSTRAINT affiliate_commissions_affiliate_id_affiliates_id_fk FOREIGN KEY (affiliate_id) REFERENCES affiliates(id);
ALTER TABLE affiliate_commissions ADD CONSTRAINT affiliate_commissions_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE affiliate_ledger ADD CONSTRAINT affiliate_ledger_affiliate_id_affiliates_id_fk FOREIGN KEY (affiliate_id) REFERENCES affiliates(id);
ALTER TABLE affiliate_ledger ADD CONSTRAINT affiliate_ledger_commission_id_affiliate_commissions_id_fk FOREIGN KEY (commission_id) REFERENCES affiliate_commissions(id);
ALTER TABLE affiliate_ledger ADD CONSTRAINT affiliate_ledger_line_id_affiliate_payout_lines_id_fk FOREIGN KEY (line_id) REFERENCES affiliate_payout_lines(id);
ALTER TABLE affiliate_payout_details ADD CONSTRAINT affiliate_payout_details_affiliate_id_affiliates_id_fk FOREIGN KEY (affiliate_id) REFERENCES affiliates(id);
ALTER TABLE affiliate_payout_lines ADD CONSTRAINT affiliate_payout_lines_affiliate_id_affiliates_id_fk FOREIGN KEY (affiliate_id) REFERENCES affiliates(id);
ALTER TABLE affiliate_payout_lines ADD CONSTRAINT affiliate_payout_lines_details_id_affiliate_payout_details_id_f FOREIGN KEY (details_id) REFERENCES affiliate_payout_details(id);
ALTER TABLE affiliate_payout_lines ADD CONSTRAINT affiliate_payout_lines_payout_id_affiliate_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES affiliate_payouts(id);
ALTER TABLE affiliate_payout_proofs ADD CONSTRAINT affiliate_payout_proofs_line_id_affiliate_payout_lines_id_fk FOREIGN KEY (line_id) REFERENCES affiliate_payout_lines(id);
ALTER TABLE affiliate_payout_proofs ADD CONSTRAINT affiliate_payout_proofs_payout_id_affiliate_payouts_id_fk FOREIGN KEY (payout_id) REFERENCES affiliate_payouts(id);
ALTER TABLE affiliates ADD CONSTRAINT affiliates_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE api_keys ADD CONSTRAINT api_keys_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE arrivals ADD CONSTRAINT arrivals_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE article_reviews ADD CONSTRAINT article_reviews_version FOREIGN KEY (article_id, version) REFERENCES article_versions(article_id, version);
ALTER TABLE article_slugs ADD CONSTRAINT article_slugs_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles(id);
ALTER TABLE article_versions ADD CONSTRAINT article_versions_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles(id);
ALTER TABLE assessments ADD CONSTRAINT assessments_clinician_id_users_id_fk FOREIGN KEY (clinician_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE assessments ADD CONSTRAINT assessments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE assistant_saved_turns ADD CONSTRAINT assistant_saved_turns_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE authenticator_apps ADD CONSTRAINT authenticator_apps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE bookings ADD CONSTRAINT bookings_credit_item_id_order_items_id_fk FOREIGN KEY (credit_item_id) REFERENCES order_items(id);
ALTER TABLE bookings ADD CONSTRAINT bookings_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE bookings ADD CONSTRAINT bookings_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id);
ALTER TABLE bookings ADD CONSTRAINT bookings_type_consultation_types_slug_fk FOREIGN KEY (type) REFERENCES consultation_types(slug);
ALTER TABLE campaign_links ADD CONSTRAINT campaign_links_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id);
ALTER TABLE campaign_recipients ADD CONSTRAINT campaign_recipients_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id);
ALTER TABLE campaigns ADD CONSTRAINT campaigns_segment_id_segments_id_fk FOREIGN KEY (segment_id) REFERENCES segments(id);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE;
ALTER TABLE cart_items ADD CONSTRAINT cart_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE cart_tokens ADD CONSTRAINT cart_tokens_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE;
ALTER TABLE carts ADD CONSTRAINT carts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE cash_acts ADD CONSTRAINT cash_acts_finding_id_cash_findings_id_fk FOREIGN KEY (finding_id) REFERENCES cash_findings(id);
ALTER TABLE cash_findings ADD CONSTRAINT cash_findings_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE clearance_approvals ADD CONSTRAINT clearance_approvals_clinician_id_users_id_fk FOREIGN KEY (clinician_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE clearance_approvals ADD CONSTRAINT clearance_approvals_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE clearance_approvals ADD CONSTRAINT clearance_approvals_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE clearance_approvals ADD CONSTRAINT clearance_approvals_request_id_clearance_requests_id_fk FOREIGN KEY (request_id) REFERENCES clearance_requests(id) ON DELETE SET NULL;
ALTER TABLE clearance_requests ADD CONSTRAINT clearance_requests_clinician_id_users_id_fk FOREIGN KEY (clinician_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE clearance_requests ADD CONSTRAINT clearance_requests_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE clearance_requests ADD CONSTRAINT clearance_requests_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE clearance_requests ADD CONSTRAINT clearance_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE clearance_uses ADD CONSTRAINT clearance_uses_approval_id_clearance_approvals_id_fk FOREIGN KEY (approval_id) REFERENCES clearance_approvals(id);
ALTER TABLE concessions ADD CONSTRAINT concessions_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE consultation_visits ADD CONSTRAINT consultation_visits_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
ALTER TABLE consultation_visits ADD CONSTRAINT consultation_visits_clinician_id_users_id_fk FOREIGN KEY (clinician_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE consultation_visits ADD CONSTRAINT consultation_visits_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE courier_questions ADD CONSTRAINT courier_questions_parcel_id_parcels_id_fk FOREIGN KEY (parcel_id) REFERENCES parcels(id);
ALTER TABLE credit_notes ADD CONSTRAINT credit_notes_invoice_id_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES invoices(id);
ALTER TABLE credit_notes ADD CONSTRAINT credit_notes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE customer_addresses ADD CONSTRAINT customer_addresses_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE;
ALTER TABLE customer_figures ADD CONSTRAINT customer_figures_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE;
ALTER TABLE customer_notes ADD CONSTRAINT customer_notes_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE customer_notes ADD CONSTRAINT customer_notes_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE;
ALTER TABLE customers ADD CONSTRAINT customers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE discount_redemptions ADD CONSTRAINT discount_redemptions_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE discount_redemptions ADD CONSTRAINT discount_redemptions_discount_id_discounts_id_fk FOREIGN KEY (discount_id) REFERENCES discounts(id);
ALTER TABLE doctor_days ADD CONSTRAINT doctor_days_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;
ALTER TABLE dose_instructions ADD CONSTRAINT dose_instructions_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL;
ALTER TABLE dose_instructions ADD CONSTRAINT dose_instructions_clinician_id_users_id_fk FOREIGN KEY (clinician_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE dose_instructions ADD CONSTRAINT dose_instructions_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE dose_instructions ADD CONSTRAINT dose_instructions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE email_changes ADD CONSTRAINT email_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE former_category_slugs ADD CONSTRAINT former_category_slugs_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE;
ALTER TABLE former_product_slugs ADD CONSTRAINT former_product_slugs_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE guest_addresses ADD CONSTRAINT guest_addresses_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE;
ALTER TABLE guest_reservations ADD CONSTRAINT guest_reservations_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE highlevel_messages ADD CONSTRAINT highlevel_messages_contact_id_highlevel_contacts_id_fk FOREIGN KEY (contact_id) REFERENCES highlevel_contacts(id) ON DELETE CASCADE;
ALTER TABLE import_items ADD CONSTRAINT import_items_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE;
ALTER TABLE invoiced_orders ADD CONSTRAINT invoiced_orders_invoice_id_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES invoices(id);
ALTER TABLE invoiced_orders ADD CONSTRAINT invoiced_orders_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE lab_reports ADD CONSTRAINT lab_reports_lot_id_lots_id_fk FOREIGN KEY (lot_id) REFERENCES lots(id);
ALTER TABLE lab_results ADD CONSTRAINT lab_results_report_id_lab_reports_id_fk FOREIGN KEY (report_id) REFERENCES lab_reports(id);
ALTER TABLE list_views ADD CONSTRAINT list_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE lots ADD CONSTRAINT lots_checked_by_users_id_fk FOREIGN KEY (checked_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE lots ADD CONSTRAINT lots_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE lots ADD CONSTRAINT lots_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE low_stock_alerts ADD CONSTRAINT low_stock_alerts_stock_level_id_stock_levels_id_fk FOREIGN KEY (stock_level_id) REFERENCES stock_levels(id) ON DELETE CASCADE;
ALTER TABLE mail_attachments ADD CONSTRAINT mail_attachments_mail_id_mails_id_fk FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE CASCADE;
ALTER TABLE newsletter_confirmations ADD CONSTRAINT newsletter_confirmations_subscription_id_newsletter_subscriptio FOREIGN KEY (subscription_id) REFERENCES newsletter_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE order_confirmations ADD CONSTRAINT order_confirmations_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE order_item_lots ADD CONSTRAINT order_item_lots_lot_id_lots_id_fk FOREIGN KEY (lot_id) REFERENCES lots(id);
ALTER TABLE order_item_lots ADD CONSTRAINT order_item_lots_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES order_items(id);
ALTER TABLE order_items ADD CONSTRAINT order_items_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE order_items ADD CONSTRAINT order_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE order_items ADD CONSTRAINT order_items_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE order_notes ADD CONSTRAINT order_notes_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE order_notes ADD CONSTRAINT order_notes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE order_referrals ADD CONSTRAINT order_referrals_affiliate_id_affiliates_id_fk FOREIGN KEY (affiliate_id) REFERENCES affiliates(id);
ALTER TABLE order_referrals ADD CONSTRAINT order_referrals_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE orders ADD CONSTRAINT orders_concession_id_concessions_id_fk FOREIGN KEY (concession_id) REFERENCES concessions(id);
ALTER TABLE orders ADD CONSTRAINT orders_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE orders ADD CONSTRAINT orders_discount_id_discounts_id_fk FOREIGN KEY (discount_id) REFERENCES discounts(id);
ALTER TABLE packing_leases ADD CONSTRAINT packing_leases_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE packing_leases ADD CONSTRAINT packing_leases_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE parcel_bookings ADD CONSTRAINT parcel_bookings_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE parcel_events ADD CONSTRAINT parcel_events_parcel_id_parcels_id_fk FOREIGN KEY (parcel_id) REFERENCES parcels(id);
ALTER TABLE parcel_items ADD CONSTRAINT parcel_items_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES order_items(id);
ALTER TABLE parcel_items ADD CONSTRAINT parcel_items_parcel_id_parcels_id_fk FOREIGN KEY (parcel_id) REFERENCES parcels(id);
ALTER TABLE parcels ADD CONSTRAINT parcels_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE passkeys ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE patient_zones ADD CONSTRAINT patient_zones_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE;
ALTER TABLE payment_findings ADD CONSTRAINT payment_findings_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE payments ADD CONSTRAINT payments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE payout_lines ADD CONSTRAINT payout_lines_file_id_payout_files_id_fk FOREIGN KEY (file_id) REFERENCES payout_files(id);
ALTER TABLE payout_lines ADD CONSTRAINT payout_lines_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE placements ADD CONSTRAINT placements_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE pre_visit_forms ADD CONSTRAINT pre_visit_forms_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
ALTER TABLE pre_visit_forms ADD CONSTRAINT pre_visit_forms_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE price_history ADD CONSTRAINT price_history_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE price_history ADD CONSTRAINT price_history_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id) ON DELETE CASCADE;
ALTER TABLE price_schedules ADD CONSTRAINT price_schedules_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE price_schedules ADD CONSTRAINT price_schedules_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id) ON DELETE CASCADE;
ALTER TABLE product_variants ADD CONSTRAINT product_variants_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE products ADD CONSTRAINT products_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id);
ALTER TABLE purchase_deliveries ADD CONSTRAINT purchase_deliveries_purchase_order_id_purchase_orders_id_fk FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id);
ALTER TABLE purchase_delivery_lines ADD CONSTRAINT purchase_delivery_lines_delivery_id_purchase_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES purchase_deliveries(id);
ALTER TABLE purchase_delivery_lines ADD CONSTRAINT purchase_delivery_lines_line_id_purchase_order_lines_id_fk FOREIGN KEY (line_id) REFERENCES purchase_order_lines(id);
ALTER TABLE purchase_delivery_lines ADD CONSTRAINT purchase_delivery_lines_lot_id_lots_id_fk FOREIGN KEY (lot_id) REFERENCES lots(id);
ALTER TABLE purchase_order_lines ADD CONSTRAINT purchase_order_lines_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE purchase_order_lines ADD CONSTRAINT purchase_order_lines_purchase_order_id_purchase_orders_id_fk FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE;
ALTER TABLE purchase_order_lines ADD CONSTRAINT purchase_order_lines_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE purchase_orders ADD CONSTRAINT purchase_orders_supplier_id_suppliers_id_fk FOREIGN KEY (supplier_id) REFERENCES suppliers(id);
ALTER TABLE recall_buyers ADD CONSTRAINT recall_buyers_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE recall_buyers ADD CONSTRAINT recall_buyers_recall_id_recalls_id_fk FOREIGN KEY (recall_id) REFERENCES recalls(id);
ALTER TABLE recalls ADD CONSTRAINT recalls_lot_id_lots_id_fk FOREIGN KEY (lot_id) REFERENCES lots(id);
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE refunds ADD CONSTRAINT refunds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE refunds ADD CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
ALTER TABLE remittance_lines ADD CONSTRAINT remittance_lines_file_id_remittance_files_id_fk FOREIGN KEY (file_id) REFERENCES remittance_files(id);
ALTER TABLE remittance_lines ADD CONSTRAINT remittance_lines_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE remittance_lines ADD CONSTRAINT remittance_lines_parcel_id_parcels_id_fk FOREIGN KEY (parcel_id) REFERENCES parcels(id);
ALTER TABLE return_lines ADD CONSTRAINT return_lines_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES order_items(id);
ALTER TABLE return_lines ADD CONSTRAINT return_lines_return_id_returns_id_fk FOREIGN KEY (return_id) REFERENCES returns(id);
ALTER TABLE return_photos ADD CONSTRAINT return_photos_return_id_returns_id_fk FOREIGN KEY (return_id) REFERENCES returns(id);
ALTER TABLE returns ADD CONSTRAINT returns_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE reviews ADD CONSTRAINT reviews_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE reviews ADD CONSTRAINT reviews_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE slot_offers ADD CONSTRAINT slot_offers_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE CASCADE;
ALTER TABLE slot_offers ADD CONSTRAINT slot_offers_wish_id_slot_wishes_id_fk FOREIGN KEY (wish_id) REFERENCES slot_wishes(id) ON DELETE CASCADE;
ALTER TABLE slot_wishes ADD CONSTRAINT slot_wishes_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
ALTER TABLE slot_wishes ADD CONSTRAINT slot_wishes_doctor_id_doctors_id_fk FOREIGN KEY (doctor_id) REFERENCES doctors(id) ON DELETE SET NULL;
ALTER TABLE slot_wishes ADD CONSTRAINT slot_wishes_type_consultation_types_slug_fk FOREIGN KEY (type) REFERENCES consultation_types(slug);
ALTER TABLE staff_invites ADD CONSTRAINT staff_invites_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE staff_mail_choices ADD CONSTRAINT staff_mail_choices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE stock_demand ADD CONSTRAINT stock_demand_stock_level_id_stock_levels_id_fk FOREIGN KEY (stock_level_id) REFERENCES stock_levels(id) ON DELETE CASCADE;
ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_stock_level_id_stock_levels_id_fk FOREIGN KEY (stock_level_id) REFERENCES stock_levels(id);
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE stocktake_counts ADD CONSTRAINT stocktake_counts_line_id_stocktake_lines_id_fk FOREIGN KEY (line_id) REFERENCES stocktake_lines(id);
ALTER TABLE stocktake_lines ADD CONSTRAINT stocktake_lines_stock_level_id_stock_levels_id_fk FOREIGN KEY (stock_level_id) REFERENCES stock_levels(id);
ALTER TABLE stocktake_lines ADD CONSTRAINT stocktake_lines_stocktake_id_stocktakes_id_fk FOREIGN KEY (stocktake_id) REFERENCES stocktakes(id);
ALTER TABLE supplier_items ADD CONSTRAINT supplier_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE supplier_items ADD CONSTRAINT supplier_items_supplier_id_suppliers_id_fk FOREIGN KEY (supplier_id) REFERENCES suppliers(id);
ALTER TABLE supplier_items ADD CONSTRAINT supplier_items_variant_id_product_variants_id_fk FOREIGN KEY (variant_id) REFERENCES product_variants(id);
ALTER TABLE support_mails ADD CONSTRAINT support_mails_ticket_id_support_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES support_tickets(id) ON DELETE CASCADE;
ALTER TABLE support_notes ADD CONSTRAINT support_notes_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE support_notes ADD CONSTRAINT support_notes_ticket_id_support_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES support_tickets(id) ON DELETE CASCADE;
ALTER TABLE support_replies ADD CONSTRAINT support_replies_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE support_replies ADD CONSTRAINT support_replies_ticket_id_support_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES support_tickets(id) ON DELETE CASCADE;
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE tagged_customers ADD CONSTRAINT tagged_customers_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE;
ALTER TABLE tagged_customers ADD CONSTRAINT tagged_customers_tag_id_customer_tags_id_fk FOREIGN KEY (tag_id) REFERENCES customer_tags(id);
ALTER TABLE tagged_orders ADD CONSTRAINT tagged_orders_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE tagged_orders ADD CONSTRAINT tagged_orders_tag_id_order_tags_id_fk FOREIGN KEY (tag_id) REFERENCES order_tags(id);
ALTER TABLE test_gateway_refunds ADD CONSTRAINT test_gateway_refunds_reference_test_gateway_payments_reference_ FOREIGN KEY (reference) REFERENCES test_gateway_payments(reference);
ALTER TABLE therapy_calendars ADD CONSTRAINT therapy_calendars_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE therapy_check_ins ADD CONSTRAINT therapy_check_ins_plan_id_therapy_plans_id_fk FOREIGN KEY (plan_id) REFERENCES therapy_plans(id) ON DELETE CASCADE;
ALTER TABLE therapy_check_ins ADD CONSTRAINT therapy_check_ins_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE therapy_doses ADD CONSTRAINT therapy_doses_instruction_id_dose_instructions_id_fk FOREIGN KEY (instruction_id) REFERENCES dose_instructions(id);
ALTER TABLE therapy_doses ADD CONSTRAINT therapy_doses_plan_id_therapy_plans_id_fk FOREIGN KEY (plan_id) REFERENCES therapy_plans(id) ON DELETE CASCADE;
ALTER TABLE therapy_doses ADD CONSTRAINT therapy_doses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE therapy_doses ADD CONSTRAINT therapy_doses_vial_id_therapy_vials_id_fk FOREIGN KEY (vial_id) REFERENCES therapy_vials(id) ON DELETE SET NULL;
ALTER TABLE therapy_effects ADD CONSTRAINT therapy_effects_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE therapy_plans ADD CONSTRAINT therapy_plans_instruction_id_dose_instructions_id_fk FOREIGN KEY (instruction_id) REFERENCES dose_instructions(id);
ALTER TABLE therapy_plans ADD CONSTRAINT therapy_plans_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
ALTER TABLE therapy_plans ADD CONSTRAINT therapy_plans_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE therapy_receipts ADD CONSTRAINT therapy_receipts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE therapy_vials ADD CONSTRAINT therapy_vials_lot_id_lots_id_fk FOREIGN KEY (lot_id) REFERENCES lots(id);
ALTER TABLE therapy_vials ADD CONSTRAINT therapy_vials_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES order_items(id);
ALTER TABLE therapy_vials ADD CONSTRAINT therapy_vials_plan_id_therapy_plans_id_fk FOREIGN KEY (plan_id) REFERENCES therapy_plans(id) ON DELETE CASCADE;
ALTER TABLE therapy_vials ADD CONSTRAINT therapy_vials_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE transfer_proofs ADD CONSTRAINT transfer_proofs_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE user_roles ADD CONSTRAINT user_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE vial_codes ADD CONSTRAINT vial_codes_lot_id_lots_id_fk FOREIGN KEY (lot_id) REFERENCES lots(id);
ALTER TABLE vial_reports ADD CONSTRAINT vial_reports_code_vial_codes_code_fk FOREIGN KEY (code) REFERENCES vial_codes(code);
ALTER TABLE vial_reports ADD CONSTRAINT vial_reports_settled_by_users_id_fk FOREIGN KEY (settled_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE visit_addenda ADD CONSTRAINT visit_addenda_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE visit_addenda ADD CONSTRAINT visit_addenda_booking_id_consultation_visits_booking_id_fk FOREIGN KEY (booking_id) REFERENCES consultation_visits(booking_id) ON DELETE CASCADE;
ALTER TABLE waiting_forms ADD CONSTRAINT waiting_forms_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE webhook_attempts ADD CONSTRAINT webhook_attempts_delivery_id_webhook_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE;
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_endpoint_id_webhook_endpoints_id_fk FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE;
ALTER TABLE wellness_entries ADD CONSTRAINT wellness_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE wellness_receipts ADD CONSTRAINT wellness_receipts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
INSERT INTO carriers (id, name, tracking_address, phone, is_active, "position", version) OVERRIDING SYSTEM VALUE select r.id, r.name, r.tracking_address, r.phone, r.is_active, r."position", r.version from jsonb_populate_recordset(null::carriers, '[{"id": "01930000-0000-7000-8000-000000000011", "name": "J&T Express", "phone": "", "version": 1, "position": 1, "is_active": true, "tracking_address": "https://www.jtexpress.ph/trajectoryQuery"}, {"id": "01930000-0000-7000-8000-000000000012", "name": "LBC Express", "phone": "", "version": 1, "position": 2, "is_active": true, "tracking_address": "https://www.lbcexpress.com/track/?tracking_no={number}"}, {"id": "01930000-0000-7000-8000-000000000013", "name": "Ninja Van", "phone": "", "version": 1, "position": 3, "is_active": true, "tracking_address": "https://www.ninjavan.co/en-ph/tracking?id={number}"}, {"id": "01930000-0000-7000-8000-000000000014", "name": "Flash Express", "phone": "", "version": 1, "position": 4, "is_active": true, "tracking_address": "https://www.flashexpress.ph/fle/tracking?se={number}"}, {"id": "01930000-0000-7000-8000-000000000015", "name": "SPX Express", "phone": "", "version": 1, "position": 5, "is_active": true, "tracking_address": ""}]') r;
INSERT INTO consultation_types (slug, name, minutes, channel, fee, currency, is_active, "position", version) OVERRIDING SYSTEM VALUE select r.slug, r.name, r.minutes, r.channel, r.fee, r.currency, r.is_active, r."position", r.version from jsonb_populate_recordset(null::consultation_types, '[{"fee": 19900, "name": "Initial consultation", "slug": "initial", "channel": "video", "minutes": 45, "version": 1, "currency": "USD", "position": 1, "is_active": true}, {"fee": 9900, "name": "Follow-up", "slug": "followup", "channel": "video", "minutes": 30, "version": 1, "currency": "USD", "position": 2, "is_active": true}, {"fee": 4900, "name": "Quick check-in", "slug": "quick", "channel": "chat", "minutes": 15, "version": 1, "currency": "USD", "position": 3, "is_active": true}]') r;
INSERT INTO delivery_areas (id, name, provinces, is_rest, steps, further_kilo, free_from, days_min, days_max, "position", version, cold, cold_most, cold_days, cash) OVERRIDING SYSTEM VALUE select r.id, r.name, r.provinces, r.is_rest, r.steps, r.further_kilo, r.free_from, r.days_min, r.days_max, r."position", r.version, r.cold, r.cold_most, r.cold_days, r.cash from jsonb_populate_recordset(null::delivery_areas, '[{"id": "01930000-0000-7000-8000-000000000001", "cash": true, "cold": "open", "name": "Everywhere else", "steps": [{"fee": 0, "upTo": 1000}], "is_rest": true, "version": 1, "days_max": 5, "days_min": 3, "position": 1000, "cold_days": [], "cold_most": null, "free_from": 0, "provinces": [], "further_kilo": 0}]') r;
CREATE CONSTRAINT TRIGGER a_note_guest AFTER INSERT ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.customer_id IS NULL)) EXECUTE FUNCTION note_guest();
CREATE CONSTRAINT TRIGGER a_note_guest_of_change AFTER UPDATE OF customer_id, email ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.customer_id IS NULL) AND ((old.customer_id IS NOT NULL) OR (old.email <> new.email)))) EXECUTE FUNCTION note_guest();
CREATE CONSTRAINT TRIGGER count_changed_order AFTER UPDATE OF customer_id, email, status, payment_status, total_amount, created_at ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.payment_status = ANY (ARRAY['paid'::text, 'partially_refunded'::text])) OR (new.payment_status = ANY (ARRAY['paid'::text, 'partially_refunded'::text])))) EXECUTE FUNCTION count_order();
CREATE CONSTRAINT TRIGGER count_changed_payment AFTER UPDATE OF status, amount ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.status = 'paid'::text) OR (new.status = 'paid'::text))) EXECUTE FUNCTION count_order_of_money();
CREATE CONSTRAINT TRIGGER count_new_order AFTER INSERT ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.payment_status = ANY (ARRAY['paid'::text, 'partially_refunded'::text]))) EXECUTE FUNCTION count_order();
CREATE CONSTRAINT TRIGGER count_payment AFTER INSERT ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 'paid'::text)) EXECUTE FUNCTION count_order_of_money();
CREATE CONSTRAINT TRIGGER count_refund AFTER INSERT OR UPDATE OF status, amount ON public.refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_order_of_money();
CREATE TRIGGER affiliate_codes_stay BEFORE DELETE OR UPDATE ON public.affiliate_codes FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
CREATE TRIGGER affiliate_commission_entries_append_only BEFORE DELETE OR UPDATE ON public.affiliate_commission_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER affiliate_commissions_stay BEFORE DELETE OR UPDATE OF affiliate_id, order_id, order_amount, commission_rate, commission_amount, is_first_order, hold_days, created_at ON public.affiliate_commissions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER affiliate_ledger_append_only BEFORE DELETE OR UPDATE ON public.affiliate_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
CREATE TRIGGER affiliate_payout_details_append_only BEFORE DELETE OR UPDATE ON public.affiliate_payout_details FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
CREATE TRIGGER affiliate_payout_lines_stay BEFORE DELETE OR UPDATE ON public.affiliate_payout_lines FOR EACH ROW EXECUTE FUNCTION keep_payout_line();
CREATE TRIGGER affiliates_keep_code AFTER INSERT OR UPDATE OF affiliate_code ON public.affiliates FOR EACH ROW EXECUTE FUNCTION keep_affiliate_code();
CREATE TRIGGER article_reviews_append_only BEFORE DELETE OR UPDATE ON public.article_reviews FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER article_versions_append_only BEFORE DELETE OR UPDATE ON public.article_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_append_only BEFORE DELETE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_words_stay BEFORE UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_erased();
CREATE TRIGGER cash_acts_stay BEFORE DELETE OR UPDATE ON public.cash_acts FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
CREATE TRIGGER consultation_visits_final BEFORE UPDATE OF booking_id, user_id, clinician_name, taken_at, state, said, plan, for_patient, follow_up_weeks, outcome, ended_at, version ON public.consultation_visits FOR EACH ROW WHEN ((old.state = 'done'::text)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER credit_notes_append_only BEFORE DELETE OR UPDATE ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER customer_notes_append_only BEFORE UPDATE OF text, created_at ON public.customer_notes FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER documents_append_only BEFORE DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER dose_instructions_final BEFORE UPDATE OF id, user_id, product_id, clinician_name, steps, every_days, vial_micrograms, water_microlitres, valid_until, written_at, contact_on, contact_by ON public.dose_instructions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER faq_versions_append_only BEFORE DELETE OR UPDATE ON public.faq_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoice_series_forward BEFORE DELETE OR UPDATE ON public.invoice_series FOR EACH ROW EXECUTE FUNCTION keep_invoice_series();
CREATE TRIGGER invoiced_orders_append_only BEFORE DELETE OR UPDATE ON public.invoiced_orders FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoices_append_only BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER keep_category_slug AFTER UPDATE OF slug ON public.categories FOR EACH ROW WHEN ((old.slug IS DISTINCT FROM new.slug)) EXECUTE FUNCTION keep_former_slug('former_category_slugs', 'category_id');
CREATE TRIGGER keep_product_slug AFTER UPDATE OF slug ON public.products FOR EACH ROW WHEN ((old.slug IS DISTINCT FROM new.slug)) EXECUTE FUNCTION keep_former_slug('former_product_slugs', 'product_id');
CREATE TRIGGER lab_results_append_only BEFORE DELETE OR UPDATE ON public.lab_results FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER orders_note_change BEFORE UPDATE ON public.orders FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION note_order_change();
CREATE TRIGGER orders_take_discretion BEFORE INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION take_discretion();
CREATE TRIGGER parcels_note_change AFTER INSERT OR DELETE OR UPDATE ON public.parcels FOR EACH ROW EXECUTE FUNCTION note_parcel_change();
CREATE TRIGGER remittance_files_stay BEFORE DELETE OR UPDATE ON public.remittance_files FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
CREATE TRIGGER remittance_lines_stay BEFORE DELETE OR UPDATE ON public.remittance_lines FOR EACH ROW EXECUTE FUNCTION keep_remittance_line();
CREATE TRIGGER stock_movements_append_only BEFORE DELETE OR UPDATE ON public.stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER take_category_slugs AFTER INSERT ON public.categories REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_former_slugs('former_category_slugs');
CREATE TRIGGER take_product_slugs AFTER INSERT ON public.products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_former_slugs('former_product_slugs');
CREATE TRIGGER tell_areas AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.delivery_areas FOR EACH STATEMENT EXECUTE FUNCTION tell_change('faq');
CREATE TRIGGER tell_article_reviews AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.article_reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_change('articles');
CREATE TRIGGER tell_articles AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION tell_change('articles');
CREATE TRIGGER tell_assistant_of_products AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.slug, OLD.name, OLD.keywords, OLD.short_description, OLD.description, OLD.benefits,
      OLD.how_it_works, OLD.usage, OLD.storage, OLD.contraindications, OLD.interactions,
      OLD.safety_text, OLD.is_active)
    IS DISTINCT FROM (NEW.slug, NEW.name, NEW.keywords, NEW.short_description, NEW.description,
      NEW.benefits, NEW.how_it_works, NEW.usage, NEW.storage, NEW.contraindications,
      NEW.interactions, NEW.safety_text, NEW.is_active))
  EXECUTE FUNCTION tell_change('assistant_passages');
CREATE TRIGGER tell_bookings AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.bookings FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_categories AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_changed_lots AFTER UPDATE ON public.lots FOR EACH ROW WHEN ((((to_jsonb(new.*) - 'packed_units'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'packed_units'::text)) OR ((new.packed_units = new.received_units) IS DISTINCT FROM (old.packed_units = old.received_units)))) EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_consultation_types AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.consultation_types FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_doctor_days AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.doctor_days FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_doctor_hours AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.doctor_hours FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_doctors AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.doctors FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
CREATE TRIGGER tell_documents AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.documents FOR EACH STATEMENT EXECUTE FUNCTION tell_change('documents');
CREATE TRIGGER tell_faq AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.faq_versions FOR EACH STATEMENT EXECUTE FUNCTION tell_change('faq');
CREATE TRIGGER tell_former_category_slugs AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.former_category_slugs FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_former_product_slugs AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.former_product_slugs FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_gone_clinicians AFTER DELETE ON public.user_roles FOR EACH ROW WHEN ((old.role = 'clinician'::text)) EXECUTE FUNCTION tell_change('clinicians');
CREATE TRIGGER tell_lab_reports AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.lab_reports FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_lab_results AFTER INSERT OR TRUNCATE ON public.lab_results FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_lots AFTER INSERT OR DELETE ON public.lots FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER tell_new_clinicians AFTER INSERT ON public.user_roles FOR EACH ROW WHEN ((new.role = 'clinician'::text)) EXECUTE FUNCTION tell_change('clinicians');
CREATE TRIGGER tell_new_products AFTER INSERT OR DELETE OR TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_new_stock AFTER INSERT OR DELETE ON public.stock_levels FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER tell_payment_providers AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.payment_providers FOR EACH STATEMENT EXECUTE FUNCTION tell_change('payment-providers');
CREATE TRIGGER tell_products AFTER UPDATE ON public.products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_products();
CREATE TRIGGER tell_reviews AFTER INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION tell_product();
CREATE TRIGGER tell_search_synonyms AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION tell_change('listing');
CREATE TRIGGER tell_settings AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.theme_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_stock AFTER UPDATE ON public.stock_levels FOR EACH ROW WHEN ((LEAST((new.on_hand - new.reserved), 10) IS DISTINCT FROM LEAST((old.on_hand - old.reserved), 10))) EXECUTE FUNCTION tell_product();
CREATE TRIGGER tell_text_reviews AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.text_reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER tell_variants AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_variants FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
CREATE TRIGGER text_reviews_append_only BEFORE DELETE OR UPDATE ON public.text_reviews FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER users_have_a_customer AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION create_customer_of_user();
CREATE TRIGGER visit_addenda_append_only BEFORE UPDATE OF booking_id, author_name, text, written_at ON public.visit_addenda FOR EACH ROW EXECUTE FUNCTION refuse_change();
INSERT INTO schema_migrations (hash, created_at) VALUES ('da1c278bf1ad638d85691e492740dc618f789e74de72a4b379e07f6fb388cd9f', 1795767267788);
