/** The page's background color in each theme (`--paper` in app/styles/theme.css), for browser bars and icons. */
export const paper = { light: '#faf7f0', dark: '#101a17' } as const
