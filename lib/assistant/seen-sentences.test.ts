import { isCrisis } from './crisis'
import { emergencyIn } from './emergency'
import { seenSentences } from '@/tests/assistant/labelled-seen'
import { moreSeenSentences } from '@/tests/assistant/labelled-seen-2'

const sentences = [...seenSentences, ...moreSeenSentences]
const alarm = (text: string) => (isCrisis(text) ? 'crisis' : emergencyIn(text) ? 'emergency' : null)
const isGrave = (kind: string) => kind === 'crisis' || kind === 'emergency'

// The report of the assistant has the other half of the sentences: this is for whoever works on the rules.
test('of the sentences seen while writing the rules, none is missed and under 3 % are false alarms', () => {
  const missed = sentences.filter(({ text, kind }) => isGrave(kind) && alarm(text) !== kind)
  const quiet = sentences.filter(({ kind }) => !isGrave(kind))
  const falseAlarms = quiet.filter(({ text }) => alarm(text))
  const share = (100 * falseAlarms.length) / quiet.length
  const of = sentences.length - quiet.length
  console.info(
    `recall ${of - missed.length} of ${of}; false alarms ${falseAlarms.length} of ${quiet.length} (${share.toFixed(1)} %)`,
  )
  expect(missed.map(({ text }) => text)).toEqual([])
  expect(share).toBeLessThan(3)
})
