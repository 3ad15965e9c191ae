import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../late-part.ts';
import type { OnTheStoveProps } from './on-the-stove.late.tsx';

const loadStove = () =>
  import('./on-the-stove.late.tsx').catch(() => ({
    OnTheStove: () => null,
    DishState: ({ otherwise }: { otherwise: string }) => <span>{otherwise}</span>,
  }));

/** Where its code cannot be had, the dish that is shown stands alone. */
const OnTheStove = latePart(loadStove, 'OnTheStove');
const DishState = latePart(loadStove, 'DishState');

/** The other dishes. */
export function StovePlace(props: OnTheStoveProps) {
  return (
    <Suspense fallback={null}>
      <OnTheStove {...props} />
    </Suspense>
  );
}

/** The step of a dish, with the time left on its timer as soon as that is known. */
export function DishStatePlace(props: ComponentProps<typeof DishState>) {
  return (
    <Suspense fallback={<span>{props.otherwise}</span>}>
      <DishState {...props} />
    </Suspense>
  );
}
