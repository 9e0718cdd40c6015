import { LinkRow } from '@/components/site/link-row'
import { navigation, navigationWords } from '@/content/en/ui/site/navigation'

/** The main pages as plain links, for browsers without JavaScript, which can't open a menu. */
export function PlainNavigation() {
  return (
    <nav aria-label={navigationWords.main} className="container-page border-t border-line">
      <LinkRow links={navigation} />
    </nav>
  )
}
