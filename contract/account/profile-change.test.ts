import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as accountTexts from '#texts/account.ts';
import { ProfileChange } from './profile-change.ts';

const toMessages = (body: unknown) =>
  v.safeParse(ProfileChange, body).issues?.map(({ message }) => message) ?? [];

describe('changing a profile', () => {
  it('reads only name and bio', () => {
    const body = { name: ' Rosa ', bio: 'Bakes.\nA lot.', email: 'x', role: 'admin' };
    expect(v.parse(ProfileChange, body)).toEqual({ name: 'Rosa', bio: 'Bakes.\nA lot.' });
  });

  it('leaves missing fields unchanged', () => {
    expect(v.parse(ProfileChange, {})).toEqual({});
    expect(v.parse(ProfileChange, { bio: '' })).toEqual({ bio: '' });
  });

  it.each([
    [{ name: 'R' }, accountTexts.nameTooShort],
    [{ name: null }, accountTexts.nameTooShort],
    [{ bio: 'x'.repeat(501) }, accountTexts.bioInvalid],
    [{ bio: 'bell \u0007' }, accountTexts.bioInvalid],
    [{ bio: 5 }, accountTexts.bioInvalid],
  ])('rejects %o with "%s"', (body, message) => {
    expect(toMessages(body)).toEqual([message]);
  });
});
