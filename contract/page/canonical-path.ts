/**
 * Returns the canonical spelling of a page's path: lower case, single slashes, no trailing slash, hyphens for spaces,
 * no `index.html`. An impossible path is returned unchanged, so that a redirect never leads to another host.
 */
export function toCanonicalPath(path: string): string {
  const parts = decode(path)
    .toLowerCase()
    .split('/')
    .map((part) => part.trim().replace(/\s+/g, '-'))
    .filter(Boolean);
  if (parts.at(-1) === 'index.html') parts.pop();
  return parts.every((part) => /^[\w~.-]*\w[\w~.-]*$/.test(part)) ? `/${parts.join('/')}` : path;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // The percent encoding is invalid.
    return path;
  }
}
