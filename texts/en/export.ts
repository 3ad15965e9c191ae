// What a member downloads of themselves: the text in it, and the dialog that gets it.

export const download = 'Download';
export const whatIsInIt =
  'One zip file with everything you have here: your profile, posts, pictures, comments, tips, likes, follows, recipes and settings. Passwords are not in it.';
export const keepItSafe = 'It contains your email address, so keep it somewhere private.';
export const gettingIt = 'Getting your data …';
export const downloaded = 'Your data is downloaded.';
export const failed = 'Your data could not be downloaded. Please try again.';
export const needsConnection = 'You’re offline. Downloading your data needs a connection.';

/** The file that explains the others. `files` are names and what is in each. */
export const toReadme = (
  name: string,
  when: string,
  files: readonly (readonly [name: string, about: string])[],
) =>
  `Everything that Simmer keeps of ${name}, as it was on ${when}.

${files.map(([file, about]) => `${file}\n    ${about}`).join('\n')}
pictures/
    Every picture you uploaded, under the names that the files above give.

The .json files are text: any editor opens them, and programs can read them. Times are UTC.

What is not here: your password, of which we keep only a hash; the tokens by which your devices are signed in; and what other
members wrote, of which you find only whose it is and what it is called.
`;

export const about = {
  profile: 'Your name, email address, bio and the date you joined.',
  posts: 'What you posted, with the names of its pictures.',
  comments: 'Your comments, and your replies to those of others.',
  tips: 'Your tips at the steps of recipes.',
  likes: 'The posts and tips you like.',
  people: 'Whom you follow, who follows you, and whom you have blocked.',
  recipes: 'Your favorites, saved recipes, private notes, and what you cooked.',
  pictures: 'The pictures you uploaded.',
  safety: 'Your reports, the posts you hide, and what moderators decided about what you wrote.',
  settings: 'Your notifications, and the browsers that show them.',
  devices: 'When your devices signed in and were used last.',
};
