type Locale = { tag: string; prefix: string }

export const defaultLocale: Locale = { tag: 'en-US', prefix: '' }

/** The languages that every page is in, with what stands before a page's path. A second one (/es) is a line here. */
const locales: readonly Locale[] = [defaultLocale]

/** A page's address in every language, for hreflang; x-default is for visitors who read none of them. */
export function languageAlternates(path: string, languages = locales): Record<string, string> {
  const addressIn = ({ prefix }: Locale) => (prefix && path === '/' ? prefix : `${prefix}${path}`)
  return {
    ...Object.fromEntries(languages.map((locale) => [locale.tag, addressIn(locale)])),
    'x-default': addressIn(defaultLocale),
  }
}
