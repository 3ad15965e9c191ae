-- The allergies and diets of a member, as ids of contract/recipe/diet.ts. Health data: only the member can read it.
create table member_diets (
  user_id uuid primary key references users (id) on delete cascade,
  allergens text[] not null,
  diets text[] not null
);
