import { phoneHref, withPhone } from '@/components/site/office/call-office'
import { currentMode } from '@/lib/variant/current-mode'

type OfficeMentionProps = { text: string; others: string | undefined }

/**
 * Text such as 'call the office': local visitors get the number. Others get `others` in safety advice, and a link
 * to where they can ask for the number elsewhere. When the mode changes, OfficeMentions updates them.
 */
export async function OfficeMention({ text, others }: OfficeMentionProps) {
  const isLocal = (await currentMode()) === 'local'
  return (
    <a
      href={isLocal ? phoneHref : others === undefined ? '/toggle' : undefined}
      data-office-mention={text}
      data-others={others}
      className="link"
    >
      {isLocal ? withPhone(text) : (others ?? text)}
    </a>
  )
}
