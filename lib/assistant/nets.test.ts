import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { practiceLesson, refusalLesson, urgencyLesson } from '@/lib/assistant/lessons'
import { storeNet } from '@/lib/assistant/net'
import practice from '@/lib/assistant/nets/practice.json'
import refusal from '@/lib/assistant/nets/refusal.json'
import urgency from '@/lib/assistant/nets/urgency.json'
import { train, type Example } from '@/lib/assistant/train'

type Lesson = { labels: readonly string[]; examples: readonly Example<string>[] }

const made = ({ labels, examples }: Lesson) => storeNet(train(labels, examples))
const madeOfTopics = ({ isAbout, aboutWhich }: { isAbout: Lesson; aboutWhich: Lesson }) => ({
  isAbout: made(isAbout),
  aboutWhich: made(aboutWhich),
})

describe.each([
  ['urgency', urgency, () => made(urgencyLesson)],
  ['practice', practice, () => madeOfTopics(practiceLesson)],
  ['refusal', refusal, () => madeOfTopics(refusalLesson)],
] as const)('the net %s', (name, kept, make) => {
  if (process.env.WRITE_NETS) {
    test('is written', () =>
      writeFileSync(
        join(process.cwd(), `lib/assistant/nets/${name}.json`),
        `${JSON.stringify(make(), null, 2)}\n`,
      ))
  } else {
    test('is what the examples make (else: npm run eval:assistant)', () => expect(kept).toEqual(make()))
  }
})
