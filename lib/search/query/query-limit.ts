/** Maximum query length in characters. A module of its own, so that browsers can load it. */
export const QUERY_LIMIT = 100
