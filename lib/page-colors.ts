/** The page's color in each theme (`--paper` of app/globals.css), for what lies around the page: bars and icons. */
export const paper = { light: '#faf7f0', dark: '#101a17' } as const
