/** The parameter of an address that opens the search with its value. See docs/compatibility.md#query-parameters. */
export const SEARCH_PARAMETER = 'q';
