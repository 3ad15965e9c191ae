import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { getSystem } from './theme/system.ts';

const overlays = new Map<string, () => void>();

/**
 * Renders an overlay in a separate React root, so that it survives an error of the page. Does nothing if an overlay of
 * this name is already shown.
 * @returns a function that removes the overlay
 */
export function renderOverlay(name: string, what: ReactNode): () => void {
  const remove = overlays.get(name) ?? mount(what, () => overlays.delete(name));
  overlays.set(name, remove);
  return remove;
}

/** For tests, because test files share one document. */
export function removeOverlays(): void {
  for (const remove of overlays.values()) remove();
}

function mount(what: ReactNode, onRemove: () => void): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<ChakraProvider value={getSystem()}>{what}</ChakraProvider>);
  return () => {
    onRemove();
    root.unmount();
    place.remove();
  };
}
