/** Sets the class that the theme's dark values hang on, as the system wishes, now and whenever it changes. */
export function followSystemAppearance(): void {
  const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.classList.toggle('dark', dark.matches);
    document.documentElement.style.colorScheme = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}
