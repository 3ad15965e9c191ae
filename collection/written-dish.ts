/** The fields of a dish that the rules of writing speak about. */
export interface WrittenDish {
  recipe_name: string;
  title: string;
  subtitle: string;
  imageAlt: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  stepTitles: readonly string[];
  stepIngredients: readonly (readonly number[])[];
  fun_facts: readonly string[];
  culturalBackground: string;
  insight?: readonly { about?: string; text: string }[] | undefined;
  notes?: string | undefined;
  tags?: readonly string[] | undefined;
  prepTime: string;
  cookTime: string;
}

/** Answers what is wrong with a dish; nothing where it keeps to the rule. */
export type Rule = (dish: WrittenDish) => string[];
