/** The fields of a dish that the writing rules check. */
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

/** Returns the problems of a dish. The list is empty if the dish follows the rule. */
export type Rule = (dish: WrittenDish) => string[];
