-- Tokens end with their session: it is found by the name that the tokens carry (the claim session_state).
alter table oidc_payload add column session_state text;
create index oidc_payload_session_state on oidc_payload (session_state) where session_state is not null;

-- Counted sessions are forgotten by their age.
create index counted_session_age_index on counted_session (counted_at);
