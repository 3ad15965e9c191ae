import { describe, expect, it } from 'vitest';
import { readSettings, toInsightModel, toPushContact } from './settings.ts';

describe('the environment', () => {
  it('may be empty', () => {
    expect(readSettings({})).toEqual({
      PORT: 3000,
      LOG_LEVEL: 'warn',
      SLOW_QUERY_MS: 500,
      METRICS: 'off',
      METRICS_PORT: 9464,
      HOST: '127.0.0.1',
      DATA_DIR: 'var',
      S3_REGION: 'us-east-1',
      TRUST_PROXY: false,
      RATE_LIMIT: 'on',
      RENDER_AHEAD: 'on',
      IMPORT_URL: 'on',
    });
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number up to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a number up to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a number up to 65535.'],
    [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT must be on or off.'],
    [
      { INSIGHT_URL: 'ftp://models', INSIGHT_MODEL: 'm' },
      'INSIGHT_URL must be an address that begins with http:// or https://.',
    ],
    [{ INSIGHT_URL: 'http://models/v1' }, 'INSIGHT_MODEL must be set if INSIGHT_URL is set.'],
    ...[
      'simmer.example',
      'ftp://simmer.example',
      'https://simmer.example/app',
      'https://simmer.example/?a',
      'https://me:secret@simmer.example',
    ].map((url): [Record<string, string>, string] => [
      { PUBLIC_URL: url },
      'PUBLIC_URL must be an address like https://simmer.example, with no path after it.',
    ]),
    [{ PUSH_CONTACT: 'cook@example.com' }, 'PUSH_CONTACT must begin with mailto: or https://.'],
    [{ PUSH_CONTACT: 'mailto:nobody' }, 'PUSH_CONTACT must begin with mailto: or https://.'],
    [
      { REDIS_URL: 'localhost:6379' },
      'REDIS_URL must be an address that begins with redis:// or rediss://.',
    ],
    [
      { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'me' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set if S3_BUCKET is set.',
    ],
    ...['mail.example', 'https://mail.example', 'smtp:'].map(
      (url): [Record<string, string>, string] => [
        { MAIL_URL: url },
        'MAIL_URL must be an address like smtps://name:password@mail.example or smtp://mail.example:587.',
      ],
    ),
    [
      { MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'simmer@simmer.example' },
      'PUBLIC_URL must be set if MAIL_URL is set: the links in mails begin with it.',
    ],
    [
      { MAIL_URL: 'smtp://mail.example', PUBLIC_URL: 'https://simmer.example' },
      'MAIL_FROM must be set if MAIL_URL is set.',
    ],
    ...['Simmer', 'a@b.example, c@d.example', 'Simmer <a@b.example>\r\nBcc: c@d.example'].map(
      (from): [Record<string, string>, string] => [
        { MAIL_FROM: from },
        'MAIL_FROM must be like simmer@example.com or Simmer <simmer@example.com>.',
      ],
    ),
    [{ MUSIC_CLIENT_ID: 'a&b=c' }, 'MUSIC_CLIENT_ID must be letters and digits only.'],
  ])('%o is refused in a sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it('configures the endpoint that writes insights, if there is one', () => {
    const given = { INSIGHT_URL: 'http://models/v1', INSIGHT_MODEL: 'm', INSIGHT_KEY: 'k' };
    const model = { url: 'http://models/v1', model: 'm', key: 'k' };
    expect(toInsightModel(readSettings(given))).toEqual(model);
    expect(toInsightModel(readSettings({ INSIGHT_KEY: 'k' }))).toBeUndefined();
  });

  it('gives push services a contact, by default the address of the app', () => {
    const site = 'https://simmer.example';
    const contact = 'mailto:cook@simmer.example';
    expect(toPushContact(readSettings({ PUBLIC_URL: site, PUSH_CONTACT: contact }))).toBe(contact);
    expect(toPushContact(readSettings({ PUBLIC_URL: site }))).toBe(site);
    expect(toPushContact(readSettings({ PUBLIC_URL: 'http://simmer.lan' }))).toMatch(/^mailto:/);
  });

  it('reduces the public address to its origin', () => {
    for (const url of ['https://simmer.example', 'HTTPS://Simmer.example:443/']) {
      expect(readSettings({ PUBLIC_URL: url }).PUBLIC_URL).toBe('https://simmer.example');
    }
  });

  it('[T-settings-1] TRUST_PROXY is a number of trusted proxies or their addresses', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8' }).TRUST_PROXY).toBe('10.0.0.0/8');
    for (const [text, trusted] of [
      ['on', [true, false]],
      ['2', [true, true]],
    ] as const) {
      const trust = readSettings({ TRUST_PROXY: text }).TRUST_PROXY;
      expect(typeof trust === 'function' && [trust('x', 0), trust('x', 1)]).toEqual(trusted);
    }
  });
});
