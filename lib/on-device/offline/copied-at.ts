/**
 * When the copy being shown was made, as an ISO timestamp; undefined if the page came from the server.
 * Browser only.
 */
export const copiedAt = (): string | undefined => document.documentElement.dataset.copied
