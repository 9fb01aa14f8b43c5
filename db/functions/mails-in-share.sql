-- How many mails of this share were written since then and not withheld. The lock is held until the
-- end of the statement's transaction, so that mails written at once do not exceed the share: the
-- statements in a volatile function see what was committed while it waited.
create or replace function mails_in_share(share text, since timestamptz) returns bigint
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(share, 6));
  return (select count(*) from mails
    where share_key = share and created_at > since and withheld_at is null);
end
$$;
