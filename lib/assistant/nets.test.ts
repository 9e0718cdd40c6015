import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lessons } from '@/lib/assistant/lessons'
import { storeNet, type Net } from '@/lib/assistant/net'
import { train, type Example } from '@/lib/assistant/train'

const stored = {
  urgency: () => import('@/lib/assistant/nets/urgency.json'),
  refusal: () => import('@/lib/assistant/nets/refusal.json'),
} as const satisfies Record<keyof typeof lessons, unknown>

const names = Object.keys(lessons) as (keyof typeof lessons)[]
const made = (name: keyof typeof lessons): Net<string> => {
  const { labels, examples } = lessons[name] as { labels: readonly string[]; examples: Example<string>[] }
  return train(labels, examples)
}

if (process.env.WRITE_NETS) {
  test.each(names)('the net %s is written', (name) =>
    writeFileSync(
      join(process.cwd(), `lib/assistant/nets/${name}.json`),
      `${JSON.stringify(storeNet(made(name)), null, 2)}\n`,
    ),
  )
} else {
  test.each(names)(
    'the stored net %s is what the examples make (else: npm run eval:assistant)',
    async (name) => {
      const { default: kept } = await stored[name]()
      expect(kept).toEqual(storeNet(made(name)))
    },
  )
}
