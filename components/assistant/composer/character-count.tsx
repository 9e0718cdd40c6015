import { clsx } from 'clsx'
import { assistantPanel } from '@/content/assistant/panel'
import { MESSAGE_LIMIT } from '@/lib/assistant/http/message-limit'
import { characterCount } from '@/lib/text/typed-text'

const shownFrom = MESSAGE_LIMIT - 200

/** The number of characters left, once it gets low. Announced only once, not on every keystroke. */
export function CharacterCount({ text }: { text: string }) {
  const left = MESSAGE_LIMIT - characterCount(text.trim())
  const isNear = left <= MESSAGE_LIMIT - shownFrom
  return (
    <>
      {isNear && (
        <p
          aria-hidden="true"
          className={clsx('text-sm', left < 0 ? 'font-semibold text-alert' : 'text-muted')}
        >
          {left < 0 ? assistantPanel.tooMany(-left) : assistantPanel.left(left)}
        </p>
      )}
      <p role="status" className="sr-only">
        {isNear && (left < 0 ? assistantPanel.overLimit : assistantPanel.nearLimit)}
      </p>
    </>
  )
}
