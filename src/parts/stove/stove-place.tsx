import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../late-part.ts';
import type { OnTheStoveProps } from './on-the-stove.late.tsx';

const loadStove = () =>
  import('./on-the-stove.late.tsx').catch(() => ({
    OnTheStove: () => null,
    DishState: ({ otherwise }: { otherwise: string }) => <span>{otherwise}</span>,
  }));

/** If the code does not load, the list of other dishes is left out and `DishState` shows `otherwise`. */
const OnTheStove = latePart(loadStove, 'OnTheStove');
const DishState = latePart(loadStove, 'DishState');

export function StovePlace(props: OnTheStoveProps) {
  return (
    <Suspense fallback={null}>
      <OnTheStove {...props} />
    </Suspense>
  );
}

/** Current step of a dish and the time left on its timer. Shows `otherwise` until they are known. */
export function DishStatePlace(props: ComponentProps<typeof DishState>) {
  return (
    <Suspense fallback={<span>{props.otherwise}</span>}>
      <DishState {...props} />
    </Suspense>
  );
}
