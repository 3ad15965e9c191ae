/** The parts of the form that most posts do not need. One file, so that it becomes one chunk. */
export { DishField } from '../fields/dish-field.tsx';
export { RecipeField } from '../fields/recipe-field.tsx';
export { ConflictDialog } from './conflict-dialog.tsx';
