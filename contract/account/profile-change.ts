import * as v from 'valibot';
import { Bio, Name } from './fields.ts';

/** PUT /auth/profile and PUT /users/profile read only these two fields. A missing field stays unchanged. */
export const ProfileChange = v.object({ name: v.optional(Name), bio: v.optional(Bio) });
export type ProfileChange = v.InferInput<typeof ProfileChange>;
