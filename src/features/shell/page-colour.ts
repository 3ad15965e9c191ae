import { system } from '../../ui/theme/system.ts';
import { toFrame } from './frame-kind.ts';

const SIGN_IN = /^\/(login|register)\/?$/;

/** What the browser's own bar takes over from the page by day (section 2 of the design language); by night it is one brown. */
export function toPageColour(address: string): string {
  const { ground } = toFrame(address);
  if (ground === 'plane' || SIGN_IN.test(address)) return toHex('brand.flame');
  return toHex(ground === 'page' ? 'brand.cream' : `cloth.${ground}.ground`);
}

export function setPageColour(colour: string): void {
  document.querySelector('meta[name=theme-color][media*=light]')?.setAttribute('content', colour);
}

function toHex(name: string): string {
  return String(system.token(`colors.${name}`));
}
