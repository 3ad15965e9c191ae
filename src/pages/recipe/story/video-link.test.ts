import { expect, test } from 'vitest';
import { toEmbed, toVideos } from './video-link.ts';

const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  'https://youtu.be/dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc&t=42',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ#t=3',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube.com/v/dQw4w9WgXcQ',
  'https://WWW.YOUTUBE.COM/watch/?v=dQw4w9WgXcQ',
  ' //www.youtube.com/embed/dQw4w9WgXcQ ',
  'youtu.be/dQw4w9WgXcQ',
])('specification 5: %s is converted to the embed form', (link) => {
  expect(toEmbed(link)).toBe(EMBED);
});

test.each([
  'https://www.youtube.com/watch?v=example',
  'https://youtu.be/dQw4w9WgXcQ?from=Example',
  'https://example.com/watch?v=dQw4w9WgXcQ',
])("specification 5: %s contains 'example' and is a placeholder", (link) => {
  expect(toEmbed(link)).toBeUndefined();
});

test.each([
  '',
  '   ',
  'not a link',
  'https://vimeo.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'https://evil.test/youtube.com/embed/dQw4w9WgXcQ',
  'https://youtube.com@evil.test/embed/dQw4w9WgXcQ',
  'https://user:pass@youtube.com/embed/dQw4w9WgXcQ',
  'https://youtube.com:8443/embed/dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=a/../../b',
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/embed/a/b',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/dQw4w9WgXcQ',
  'https://youtu.be/',
  'https://youtu.be/a%22%3E%3Cscript%3E',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'data:text/html,youtu.be/dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
])('specification 5: %s is not accepted', (link) => {
  expect(toEmbed(link)).toBeUndefined();
});

test.each([
  ['', '', []],
  ['https://youtu.be/aaa', '', ['short']],
  ['https://youtu.be/example', 'https://youtu.be/bbb', ['long']],
  ['https://youtu.be/aaa', 'https://youtu.be/bbb', ['short', 'long']],
  ['https://youtu.be/aaa', 'https://youtube.com/watch?v=aaa', ['short']],
])(
  'with the short form "%s" and the long form "%s" offers the valid ones',
  (short, long, forms) => {
    const videos = toVideos({ shortform_video_url: short, longform_video_url: long });
    expect(videos.map(({ form }) => form)).toEqual(forms);
  },
);
