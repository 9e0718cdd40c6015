import { matchAnswers } from './match-answers'
import { readMessage } from '@/lib/assistant/understanding/message'

const best = (text: string) => matchAnswers(readMessage(text))[0]?.answer.id

test.each([
  ['driving after acdf surgery', 'acdf/driving'],
  ['does acupunture do anything for sciatica', 'acupuncture/works'],
  ['can i get in the hot tub at 3 weeks??', 'after-surgery/bath-pool'],
  ['Can I have black coffee morning of surgery', 'before-surgery/eating-drinking'],
  ['modic type 2', 'mri-words/modic'],
  ['does the metal set off the airport thing', 'living/implants-airport'],
  ['which hospital does he operate at', 'practice/hospital-where'],
  ['ciatica', 'sciatica/what'],
  ['cuantas inyecciones de cortizona se pueden poner al año', 'epidural-steroid-injection/how-many'],
  ['cuando se puede tener relaciones despues de la surgery', 'after-surgery/sex'],
])('%s finds %s', (text, id) => expect(best(text)).toBe(id))
