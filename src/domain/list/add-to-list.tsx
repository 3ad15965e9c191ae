import { ShoppingBasket } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import type { Plan } from '#knowledge/preparation.ts';
import * as appTexts from '#texts/app.ts';
import { Button } from '#ui/button/button.tsx';

interface Dish {
  recipe: Recipe;
  plan: Plan;
}
type DialogProps = Dish & { isOpen: boolean; close: () => void };

const load = () => import('./add-dish-dialog.tsx').then((part) => part.AddDishDialog);

/**
 * The dialog that adds a dish to the shopping list. Its code loads when it first opens; if that fails, a notice
 * explains it (src/shell/upkeep/lost-chunks.ts).
 */
export function useAddToList() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [opened, setOpened] = useState<Dish & { isOpen: boolean }>();
  const open = (dish: Dish) => {
    const show = async () => {
      const part = await load();
      setDialog(() => part);
      setOpened({ ...dish, isOpen: true });
    };
    void ignoreError(show(), 'a notice has explained it');
  };
  const close = () => setOpened((one) => one && { ...one, isOpen: false });
  return { open, dialog: Dialog && opened && <Dialog {...opened} close={close} /> };
}

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  /** The dish, or a way to load it. Rejects if it cannot be loaded. */
  toDish: () => Dish | Promise<Dish | undefined>;
}

export function AddToListButton({ toDish, ...button }: Props) {
  const { open, dialog } = useAddToList();
  const add = async () => {
    const dish = await toDish();
    if (dish) open(dish);
  };
  return (
    <>
      <Button variant="outline" {...button} aria-haspopup="dialog" onClick={() => void add()}>
        <ShoppingBasket size={20} />
        {appTexts.addToShoppingList}
      </Button>
      {dialog}
    </>
  );
}
