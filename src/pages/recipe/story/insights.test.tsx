import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#platform/network/query-client.ts';
import { useInsight } from './insights.ts';

function Asker() {
  const { state, ask } = useInsight('');
  return <button onClick={ask}>{state.is === 'error' ? state.text : state.is}</button>;
}

test("specification 8: sends no request without an id and shows 'Recipe ID not available'", async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <Asker />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('idle'));
  expect(await screen.findByText('Recipe ID not available')).toBeTruthy();
});
