-- The composed cultural insight of a dish: not part of the recipe, read on request.
alter table recipes add column insight text not null default '';
