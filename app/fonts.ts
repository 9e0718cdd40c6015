import localFont from 'next/font/local'

// Self-hosted, so no font service sees visitors. `npm run fonts` generates the files: 36 KB in total, so both
// usually arrive before the first paint (docs/decisions/0030). Until then, metric-compatible fallbacks are
// used. The variables are not called `serif` or `sans`, which would collide with the generic families.

/** A single weight for all requested weights, so browsers don't synthesize bold. */
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

/** Class names for the html element that define both font variables. */
export const fontVariables = `${headingFont.variable} ${textFont.variable}`
