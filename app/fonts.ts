import localFont from 'next/font/local'

// Self-hosted, so no font service sees visitors. `npm run fonts` generates the files. The preloaded ones, 23 KB in
// total, have the characters of nearly every page and usually arrive before the first paint (docs/decisions/0030).
// Until then, metric-compatible fallbacks are used. The variables are not called `serif` or `sans`, which would
// collide with the generic families.

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

// Accented letters and symbols: loaded only by pages that have one. next/font accepts only literals, so the range is
// written twice; a test compares both with lib/build/assets/fonts.ts.
const rareHeadingFont = localFont({
  src: './fonts/heading-rare.woff2',
  variable: '--font-source-serif-rare',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00FF, U+2014, U+2018, U+2026, U+2122, U+2190, U+2192, U+2264-2265',
    },
  ],
})

const rareTextFont = localFont({
  src: './fonts/text-rare.woff2',
  variable: '--font-atkinson-rare',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00FF, U+2014, U+2018, U+2026, U+2122, U+2190, U+2192, U+2264-2265',
    },
  ],
})

/** Class names for the html element that define the font variables. */
export const fontVariables = [headingFont, textFont, rareHeadingFont, rareTextFont]
  .map(({ variable }) => variable)
  .join(' ')
