import { ActionRegion } from './action-region'
import { LocalActions } from './local-actions'
import { Guides, NearUs } from './other-actions'
import { QuickAction } from './quick-action'
import { assistantOffice } from '@/components/assistant/local-office'
import { AssistantButton } from '@/components/assistant/panel/assistant-button'
import { assistantPanel } from '@/content/assistant/panel'
import { quickActions } from '@/content/en/ui/site/quick-actions'
import type { Mode } from '@/lib/variant/variant'

/**
 * The end of every page: on phones a bar with the three most common actions, on larger screens only the
 * assistant's floating button (docs/decisions/0046).
 */
export function QuickActions({ mode }: { mode: Mode }) {
  const isLocal = mode === 'local'
  return (
    <nav aria-label={quickActions.label} className="quick-actions">
      <ActionRegion part="before">{isLocal ? <LocalActions /> : <Guides />}</ActionRegion>
      <AssistantButton
        label={assistantPanel.open}
        opening={assistantPanel.opening}
        servedOffice={isLocal ? assistantOffice : null}
      />
      <QuickAction href="/search" label={quickActions.ask} className="search-instead" />
      <ActionRegion part="after">{!isLocal && <NearUs />}</ActionRegion>
    </nav>
  )
}
