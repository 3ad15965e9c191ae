import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../late-part.ts';
import type { OnTheStoveProps } from './on-the-stove.late.tsx';

const loadStove = () =>
  import('./on-the-stove.late.tsx').catch(() => ({
    OnTheStove: () => null,
    DishState: ({ otherwise }: { otherwise: string }) => <span>{otherwise}</span>,
  }));

/** If the code does not load, only the current dish is shown. */
const OnTheStove = latePart(loadStove, 'OnTheStove');
const DishState = latePart(loadStove, 'DishState');

export function StovePlace(props: OnTheStoveProps) {
  return (
    <Suspense fallback={null}>
      <OnTheStove {...props} />
    </Suspense>
  );
}

/** Current step of a dish, with the time left on its timer once loaded. */
export function DishStatePlace(props: ComponentProps<typeof DishState>) {
  return (
    <Suspense fallback={<span>{props.otherwise}</span>}>
      <DishState {...props} />
    </Suspense>
  );
}
