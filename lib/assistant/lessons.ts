import { examples } from '@/lib/assistant/examples/examples'
import { refusals } from '@/lib/assistant/examples/refusals'
import { refusalLabels } from '@/lib/assistant/refusal-net'
import { dangerReply } from '@/lib/assistant/rule-reply'
import type { RefusalTopic } from '@/lib/assistant/refusal-rules'
import { urgencies } from '@/lib/assistant/urgency'
import { suggestions } from '@/lib/search/suggestions'

/** What is looked for in a word or two is calm, with the same words in it. What the rules find urgent in it stays urgent. */
const terms = suggestions
  .filter((text) => dangerReply(text) === null)
  .map((text) => ({ text, label: 'calm' as const }))

/** What each of the stored nets (nets/*.json) is made from. Only needed for making them: a server never reads this. */
export const lessons = {
  urgency: { labels: urgencies, examples: [...examples, ...terms] },
  refusal: {
    labels: refusalLabels,
    examples: [
      ...(Object.keys(refusals) as RefusalTopic[]).flatMap((label) =>
        refusals[label]
          .trim()
          .split('\n')
          .map((text) => ({ text, label })),
      ),
      ...examples
        .filter(({ label }) => label === 'calm')
        .map(({ text }) => ({ text, label: 'other' as const })),
    ],
  },
}
