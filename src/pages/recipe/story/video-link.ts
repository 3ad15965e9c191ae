import type { Recipe } from '#contract/recipe/schema.ts';

/** Accepted hosts of the video service (contract). */
const HOSTS =
  /^((www|m|music)\.)?youtube\.com$|^(www\.)?youtube-nocookie\.com$|^(www\.)?youtu\.be$/;
const EMBED = 'https://www.youtube-nocookie.com/embed/';
const ID = /^[\w-]{1,64}$/;

/**
 * The embed form of a video link, or undefined for any other link. Only youtu.be, {host}/watch, /embed and /v/ are
 * accepted; a link containing 'example' is a placeholder.
 */
export function toEmbed(link: string): string | undefined {
  const text = link.trim();
  if (/example/i.test(text)) return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.port !== '' || url.username !== '' || !HOSTS.test(url.hostname))
    return undefined;
  const id = toId(url);
  return id !== undefined && ID.test(id) ? EMBED + id : undefined;
}

function toId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first, second, ...more] = pathname.replace(/\/$/, '').split('/').slice(1);
  if (more.length > 0) return undefined;
  if (first === 'watch' && second === undefined) return searchParams.get('v') ?? undefined;
  if (first === 'embed' || first === 'v') return second;
  return hostname.endsWith('youtu.be') && second === undefined ? first : undefined;
}

export interface Video {
  form: 'short' | 'long';
  embed: string;
}

/** The valid videos of a dish. The short form comes first, because the viewer may be about to cook. */
export function toVideos(
  recipe: Pick<Recipe, 'shortform_video_url' | 'longform_video_url'>,
): Video[] {
  const short = toEmbed(recipe.shortform_video_url);
  const long = toEmbed(recipe.longform_video_url);
  return [
    ...(short ? [{ form: 'short', embed: short } as const] : []),
    ...(long && long !== short ? [{ form: 'long', embed: long } as const] : []),
  ];
}
