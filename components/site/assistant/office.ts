/** The office's number and when it is answered. For local visitors only (spec 6): for others it is null. */
export type Office = { display: string; href: string; hours: string } | null
