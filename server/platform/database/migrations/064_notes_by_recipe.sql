-- Deleting a cookbook recipe deletes every member's note about it.
create index recipe_notes_recipe on recipe_notes (recipe_id);
