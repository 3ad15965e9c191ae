/** True in a tab on iOS, which supports notifications only for apps on the home screen. Only iOS has `standalone`. */
export function needsHomeScreen(): boolean {
  return !('Notification' in globalThis) && Reflect.get(navigator, 'standalone') === false;
}
