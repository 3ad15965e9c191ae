import * as v from 'valibot';

/** PUT /users/{id}/block sets the state and answers `{ user }` with the signed-in user. */
export const BlockBody = v.object({ blocked: v.boolean() });
