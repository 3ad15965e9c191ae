import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountTexts as texts } from '../texts/en/accounts.ts';
import { NAME_MIN, PASSWORD_MIN } from './account-limits.ts';
import { AccountRemovalBody, AuthAnswer, LoginBody, PasswordBody, RegisterBody } from './auth.ts';
import type { OwnUser } from './user.ts';

const GOOD = { name: 'Nonna Rosa', email: 'rosa@example.com', password: 'Basil7' };

const toMessages = (schema: v.GenericSchema, body: unknown) =>
  v.safeParse(schema, body).issues?.map(({ message }) => message) ?? [];

describe('registering (specification 5)', () => {
  it('takes a name, an address and a password that keep the rules', () => {
    expect(toMessages(RegisterBody, GOOD)).toEqual([]);
    expect(v.parse(RegisterBody, { ...GOOD, name: '  Jo ', email: ' a@b.co ' })).toEqual({
      ...GOOD,
      name: 'Jo',
      email: 'a@b.co',
    });
  });

  it('says everything that is wrong, in the order of the specification', () => {
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
    [{ name: 'J' }, texts.nameTooShort],
    [{ name: 'Jo'.padEnd(61, 'o') }, texts.nameTooLong],
    [{ name: 'Jo\u0000o' }, texts.nameUnreadable],
    [{ name: 7 }, texts.nameTooShort],
    [{ email: 'rosa@example' }, texts.emailInvalid],
    [{ email: 'ro sa@example.com' }, texts.emailInvalid],
    [{ email: 'rosa@@example.com' }, texts.emailInvalid],
    [{ email: ['rosa@example.com'] }, texts.emailInvalid],
    [{ email: `${'r'.repeat(250)}@example.com` }, texts.emailTooLong],
    [{ password: 'Bas7l' }, texts.passwordTooShort],
    [{ password: 'basil7' }, texts.passwordNoUppercase],
    [{ password: 'BASIL7' }, texts.passwordNoLowercase],
    [{ password: 'Basils' }, texts.passwordNoNumber],
    [{ password: `Basil7${'x'.repeat(200)}` }, texts.passwordTooLong],
  ])('with %o says "%s" alone', (change, message) => {
    expect(toMessages(RegisterBody, { ...GOOD, ...change })).toEqual([message]);
  });

  it('holds to the minima of specification 9', () => {
    expect([NAME_MIN, PASSWORD_MIN]).toEqual([2, 6]);
  });
});

describe('other bodies about accounts', () => {
  it.each([
    [LoginBody, {}, [texts.emailRequired, texts.passwordRequired]],
    [LoginBody, { email: 'who ever', password: 'x' }, []],
    [LoginBody, { email: 'nul\u0000', password: 'x' }, [texts.emailInvalid]],
    [PasswordBody, { currentPassword: 'x', newPassword: 'Basil77' }, []],
    [PasswordBody, { currentPassword: '', newPassword: 'Basil77' }, [texts.passwordRequired]],
    [AccountRemovalBody, { password: 'x', posts: 'keep' }, []],
    [AccountRemovalBody, { password: 'x', posts: 'burn' }, [texts.postsChoiceInvalid]],
  ] as const)('%# says what is wrong', (schema, body, messages) => {
    expect(toMessages(schema, body)).toEqual(messages);
  });
});

it('an answer to signing in holds a token and oneself', () => {
  const user: OwnUser = {
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
