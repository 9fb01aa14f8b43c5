-- Each request that is limited writes its count, which was the only write of many and waited for
-- the disk. An unlogged table waits for nothing. A crash of PostgreSQL, and a failover to another
-- server, empties it: every limit starts anew then, and the longest is a day.
ALTER TABLE rate_limits SET UNLOGGED;
