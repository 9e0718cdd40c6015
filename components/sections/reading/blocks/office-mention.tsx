import { phoneHref, withPhone } from '@/components/site/office/call-office'
import { currentMode } from '@/lib/variant/current-mode'

/**
 * Text such as 'call the office': local visitors get the number, others a link to where they can ask for it.
 * When the mode changes, OfficeMentions updates them.
 */
export async function OfficeMention({ text }: { text: string }) {
  const isLocal = (await currentMode()) === 'local'
  return (
    <a href={isLocal ? phoneHref : '/toggle'} data-office-mention={text} className="link">
      {isLocal ? withPhone(text) : text}
    </a>
  )
}
