// Imported first and limited to syntax that old versions can parse.
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);

/**
 * True for releases that the build tools support: from 20.19, from 22.12, and everything after 22.
 * @param {number} major
 * @param {number} minor
 */
export function canRunOn(major, minor) {
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

if (!canRunOn(ownMajor, ownMinor)) {
  console.error(
    `Simmer needs Node 20.19 or newer (20.19+, 22.12+ or any later release); this is ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org or with your version manager, for example: nvm install 24',
  );
  process.exit(1);
}
