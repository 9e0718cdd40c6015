import { FirstActions, Guides, LastAction, NearUs } from './action-regions'
import { LocalActions } from './local-actions'
import { QuickAction } from './quick-action'
import { AssistantButton } from '@/components/assistant/panel/assistant-button'
import { localOffice } from '@/components/site/office/local-office'
import { assistantPanel } from '@/content/assistant/panel'
import { quickActions } from '@/content/en/ui/site/quick-actions'
import type { Mode } from '@/lib/variant/variant'

/**
 * On phones a bar with the three most common actions at the end of every page, on larger screens only the assistant's
 * floating button (docs/decisions/0046).
 */
export function QuickActions({ mode }: { mode: Mode }) {
  const isLocal = mode === 'local'
  return (
    <nav aria-label={quickActions.label} className="quick-actions">
      <FirstActions>{isLocal ? <LocalActions /> : <Guides />}</FirstActions>
      <AssistantButton
        label={assistantPanel.open}
        opening={assistantPanel.opening}
        servedOffice={isLocal ? localOffice : null}
      />
      <QuickAction href="/search" label={quickActions.ask} className="search-instead" />
      <LastAction>{!isLocal && <NearUs />}</LastAction>
    </nav>
  )
}
