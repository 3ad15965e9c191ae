import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as accountTexts from '#texts/account.ts';
import { AccountRemovalBody, AuthAnswer, LoginBody, PasswordBody, RegisterBody } from './auth.ts';
import { NAME_MIN, PASSWORD_MIN } from './limits.ts';
import type { CurrentUser } from './user.ts';

const GOOD = { name: 'Nonna Rosa', email: 'rosa@example.com', password: 'Basil7' };

const toMessages = (schema: v.GenericSchema, body: unknown) =>
  v.safeParse(schema, body).issues?.map(({ message }) => message) ?? [];

describe('registering (specification 5)', () => {
  it('accepts a valid name, address and password', () => {
    expect(toMessages(RegisterBody, GOOD)).toEqual([]);
    expect(v.parse(RegisterBody, { ...GOOD, name: '  Jo ', email: ' a@b.co ' })).toEqual({
      ...GOOD,
      name: 'Jo',
      email: 'a@b.co',
    });
  });

  it('lists every problem in the order of the specification', () => {
    const all = [
      'Name must be at least 2 characters long',
      'Please enter a valid email address',
      'Password must be at least 6 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
    ];
    expect(toMessages(RegisterBody, { name: ' J ', email: 'x', password: '' })).toEqual(all);
    expect(toMessages(RegisterBody, {})).toEqual(all);
  });

  it.each([
    [{ name: 'J' }, accountTexts.nameTooShort],
    [{ name: 'Jo'.padEnd(61, 'o') }, accountTexts.nameTooLong],
    [{ name: 'Jo\u0000o' }, accountTexts.nameUnreadable],
    [{ name: 7 }, accountTexts.nameTooShort],
    [{ email: 'rosa@example' }, accountTexts.emailInvalid],
    [{ email: 'ro sa@example.com' }, accountTexts.emailInvalid],
    [{ email: 'rosa@@example.com' }, accountTexts.emailInvalid],
    [{ email: ['rosa@example.com'] }, accountTexts.emailInvalid],
    [{ email: `${'r'.repeat(250)}@example.com` }, accountTexts.emailTooLong],
    [{ password: 'Bas7l' }, accountTexts.passwordTooShort],
    [{ password: 'basil7' }, accountTexts.passwordNoUppercase],
    [{ password: 'BASIL7' }, accountTexts.passwordNoLowercase],
    [{ password: 'Basils' }, accountTexts.passwordNoNumber],
    [{ password: `Basil7${'x'.repeat(200)}` }, accountTexts.passwordTooLong],
  ])('rejects %o with "%s" only', (change, message) => {
    expect(toMessages(RegisterBody, { ...GOOD, ...change })).toEqual([message]);
  });

  it.each([
    ['a direction that is turned round', 'Rosa\u202Eevil'],
    ['a zero-width space', 'Nonna\u200BRosa'],
    ['a joiner in Latin letters', 'Nonna\u200DRosa'],
    ['a joiner at the end', 'علی\u200C'],
    ['a soft hyphen', 'Non\u00ADna'],
    ['a word joiner', '\u2060Rosa'],
    ['a tag', 'Rosa\u{E0041}'],
    ['a bell', 'Rosa\u0007'],
    ['a variation selector behind a letter', 'Rosa\uFE0F'],
    ['a variation selector behind a number', 'Rosa 7\uFE0F'],
    ['a variation selector and a joiner', 'Rosa\uFE0F\u200D🔥'],
    ['a grapheme joiner', 'Ro\u034Fsa'],
    ['Hangul fillers', 'Rosa\u3164\u3164'],
    ['a halfwidth Hangul filler', 'Rosa\uFFA0'],
    ['the beginnings of empty Hangul syllables', 'Rosa\u115F\u1160'],
    ['empty braille cells', 'Rosa\u2800\u2800'],
    ['a control of Latin 1', 'Rosa\u0085Verdi'],
  ])('refuses %s in names and addresses', (_what, text) => {
    expect(toMessages(RegisterBody, { ...GOOD, name: text })).toEqual([
      accountTexts.nameUnreadable,
    ]);
    const email = `${text.replace(' ', '')}@example.com`;
    expect(toMessages(RegisterBody, { ...GOOD, email })).toEqual([accountTexts.emailInvalid]);
  });

  it.each([
    ['Persian', 'علی\u200Cرضا'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Malayalam', 'നന്\u200Dമ'],
    ['emoji', 'Rosa 👩\u200D🍳'],
    ['emoji with colours', 'Rosa 👩🏽\u200D🍳 ❤️\u200D🔥'],
  ])('allows the joiners that names in %s need', (_script, name) => {
    expect(v.parse(RegisterBody, { ...GOOD, name }).name).toBe(name);
  });

  it.each(['❤️❤️', '☕\uFE0E Rosa', '1️⃣ Rosa', '葛\u{E0100}城', '🇮🇹', '42', '李明'])(
    'accepts the name %s',
    (name) => {
      expect(v.parse(RegisterBody, { ...GOOD, name }).name).toBe(name);
    },
  );

  it.each(['...', '--', '\u0301\u0301', '_ _'])('refuses a name of only %j', (name) => {
    expect(toMessages(RegisterBody, { ...GOOD, name })).toEqual([accountTexts.nameEmpty]);
  });

  it('lets an existing account with such an address sign in', () => {
    expect(toMessages(LoginBody, { email: 'ro\u00ADsa@example.com', password: 'x' })).toEqual([]);
  });

  it('uses the minimum lengths of specification 9', () => {
    expect([NAME_MIN, PASSWORD_MIN]).toEqual([2, 6]);
  });
});

describe('other bodies about accounts', () => {
  it.each([
    [LoginBody, {}, [accountTexts.emailRequired, accountTexts.passwordRequired]],
    [LoginBody, { email: 'who ever', password: 'x' }, []],
    [LoginBody, { email: 'nul\u0000', password: 'x' }, [accountTexts.emailInvalid]],
    [PasswordBody, { currentPassword: 'x', newPassword: 'Basil77' }, []],
    [
      PasswordBody,
      { currentPassword: '', newPassword: 'Basil77' },
      [accountTexts.passwordRequired],
    ],
    [AccountRemovalBody, { password: 'x', posts: 'keep' }, []],
    [AccountRemovalBody, { password: 'x', posts: 'burn' }, [accountTexts.postsChoiceInvalid]],
  ] as const)('%# rejects the body with the expected messages', (schema, body, messages) => {
    expect(toMessages(schema, body)).toEqual(messages);
  });
});

it('the sign-in response contains a token and the signed-in user', () => {
  const user: CurrentUser = {
    id: '1',
    _id: '1',
    name: 'Nonna Rosa',
    avatar: '',
    bio: '',
    createdAt: '2026-11-21T08:00:00.000Z',
    reviews: 0,
    followers: [],
    following: [],
    followerCount: 0,
    followingCount: 0,
    postCount: 0,
    email: 'rosa@example.com',
    favorites: ['Moussaka'],
    savedRecipes: [],
  };
  expect(v.parse(AuthAnswer, { token: 't', user })).toEqual({ token: 't', user });
});
