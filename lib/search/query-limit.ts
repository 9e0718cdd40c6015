/** The most characters of a query: more than any question that a page answers. Read in the browser, too. */
export const QUERY_LIMIT = 100
