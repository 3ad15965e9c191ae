import { system } from '../../ui/theme/system.ts';
import { toFrame } from './frame-kind.ts';

const SIGN_IN = /^\/(login|register)\/?$/;

/** What the browser's own bar takes over from the page by day (section 2 of the design language). */
export function toPageColour(address: string): string {
  const { ground } = toFrame(address);
  if (ground === 'plane' || SIGN_IN.test(address)) return toHex('brand.flame');
  return toHex(ground === 'page' ? 'brand.cream' : `cloth.${ground}.ground`);
}

/** By night it is one brown, whatever the page; the page's own appearance counts, not the system's. */
export function setPageColour(byDay: string): void {
  const isNight = document.documentElement.classList.contains('dark');
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', isNight ? toHex('brand.evening') : byDay);
  }
}

function toHex(name: string): string {
  return String(system.token(`colors.${name}`));
}
