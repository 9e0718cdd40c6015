import { LinkRow } from '@/components/site/link-row'
import { navigation, navigationWords } from '@/content/navigation'

/** The main pages as plain links, for browsers that run no script and so could not open a menu. */
export function PlainNavigation() {
  return (
    <nav aria-label={navigationWords.main} className="container-page border-t border-line">
      <LinkRow links={navigation} />
    </nav>
  )
}
