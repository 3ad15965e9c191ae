import * as v from 'valibot';

/** PUT /users/{id}/block: the state that is wished for. Answers `{ user }`, oneself. */
export const BlockBody = v.object({ blocked: v.boolean() });
