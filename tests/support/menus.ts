import { navigation, navigationWords } from '@/content/en/ui/site/navigation'

/* The menus' links, in order. */

export const mainLinks = navigation.filter(({ isDropdown }) => !isDropdown).map(({ label }) => label)

export const menus = navigation.filter(({ isDropdown }) => isDropdown).map(({ label }) => label)

const entriesOf = (menu: string) => [
  navigationWords.viewAll,
  ...navigation.find(({ label }) => label === menu)!.items.map(({ label }) => label),
]
export const resources = entriesOf('Patient Resources')
export const education = entriesOf('Spine Education')
