export const download = 'Download';
export const whatIsInIt =
  'One zip file with everything you have here: your profile, posts, pictures, comments, tips, likes, follows, recipes and settings. Your password is not included.';
export const keepItSafe = 'It contains your email address, so keep it somewhere private.';
export const gettingIt = 'Getting your data…';
export const downloaded = 'Your data has been downloaded.';
export const failed = 'Your data could not be downloaded. Please try again.';
export const needsConnection = 'You need a connection to download your data.';
/** The file that explains the others. `files` are pairs of a name and a description. */
export const toReadme = (
  name: string,
  when: string,
  files: readonly (readonly [name: string, about: string])[],
) =>
  `Everything that Simmer stores about ${name}, as of ${when}.

${files.map(([file, about]) => `${file}\n    ${about}`).join('\n')}
pictures/
    Every picture you uploaded. The files above contain the names.

The .json files are text: any editor opens them, and programs can read them. Times are UTC.

What is not here: your password, of which we store only a hash; the tokens that keep your devices signed in; and what other
members wrote, apart from their names and the titles of their posts.
`;
export const about = {
  profile: 'Your name, email address, bio, and the date you joined.',
  posts: 'What you posted, with the names of its pictures.',
  comments: 'Your comments and replies.',
  tips: 'Your tips on recipe steps.',
  likes: 'The posts and tips you like.',
  people: 'Who you follow, who follows you, and who you have blocked.',
  recipes: 'Your favorites, saved recipes, private notes, and what you cooked.',
  lists: 'Your household, your shopping lists, and what you added, ticked and removed in them.',
  cookbook: 'The recipes in your cookbook, as JSON-LD that other apps can import.',
  pictures: 'The pictures you uploaded.',
  safety:
    'Your reports, the posts you have hidden, and moderators’ decisions about what you wrote.',
  settings:
    'Your allergies and diet, your notification settings, and the browsers that show notifications.',
  devices: 'Your devices: when each signed in and was last used.',
};
