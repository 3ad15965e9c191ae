/** Before every path of the API. A file of its own: what sends in the background needs no page's address. */
export const API_BASE = '/api';
