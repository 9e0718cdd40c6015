import localFont from 'next/font/local'

// Served from this site: no font service learns who reads it. Together 83 KB, Latin subset, one weight axis each.
// The variables are not called `serif` or `sans`: those would collide with the generic families.
const headingFont = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  variable: '--font-source-serif',
  weight: '200 900',
  display: 'swap',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
})

const textFont = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  variable: '--font-atkinson',
  weight: '200 800',
  display: 'swap',
  fallback: ['Verdana', 'Arial', 'sans-serif'],
})

/** The class names that define both font variables, for the html element. */
export const fontVariables = `${headingFont.variable} ${textFont.variable}`
