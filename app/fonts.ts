import localFont from 'next/font/local'

// Served from this site: no font service learns who reads it. `npm run fonts` makes the files: together 36 KB, so both are there
// at the first paint on most connections (docs/decisions/0030). Until then fonts of their proportions stand in.
// The variables are not called `serif` or `sans`: those would collide with the generic families.

/** One weight, whatever is asked for: a browser would draw a bold of its own. */
const headingFont = localFont({
  src: './fonts/heading.woff2',
  variable: '--font-source-serif',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Georgia', 'Times New Roman', 'serif'],
})

const textFont = localFont({
  src: './fonts/text.woff2',
  variable: '--font-atkinson',
  weight: '400 700',
  display: 'swap',
  fallback: ['Arial', 'sans-serif'],
})

/** The class names that define both font variables, for the html element. */
export const fontVariables = `${headingFont.variable} ${textFont.variable}`
