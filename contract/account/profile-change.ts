import * as v from 'valibot';
import { Bio, Name } from './account-fields.ts';

/** PUT /auth/profile and /users/profile read these two and nothing else; what is not there stays as it is. */
export const ProfileChange = v.object({ name: v.optional(Name), bio: v.optional(Bio) });
export type ProfileChange = v.InferInput<typeof ProfileChange>;
