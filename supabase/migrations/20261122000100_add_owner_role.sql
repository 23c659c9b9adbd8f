-- One administrator owns the site. In a migration of its own, because a new value of an enum cannot be
-- used in the transaction that adds it.
alter type public.app_role add value 'owner' before 'admin';
