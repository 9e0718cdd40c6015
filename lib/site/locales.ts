type Locale = { tag: string; prefix: string }

export const defaultLocale: Locale = { tag: 'en-US', prefix: '' }

/** The languages of every page, with their path prefixes. To add another one (/es), add a line here. */
const locales: readonly Locale[] = [defaultLocale]

/** A page's path in every language, for hreflang; x-default is for all other languages. */
export function languageAlternates(path: string, languages = locales): Record<string, string> {
  const addressIn = ({ prefix }: Locale) => (prefix && path === '/' ? prefix : `${prefix}${path}`)
  return {
    ...Object.fromEntries(languages.map((locale) => [locale.tag, addressIn(locale)])),
    'x-default': addressIn(defaultLocale),
  }
}
