import { hasFever, situationsOf } from './circumstances'
import { readMessage } from '@/lib/assistant/understanding/message'

const told = (text: string) =>
  [...new Set(situationsOf(readMessage(text)))].filter((one) => one !== 'usual').sort()

test.each<[string, string[]]>([
  ['my arm is weak', []],
  ['9 days after my fusion my arm is weak', ['surgery']],
  ['had the disc out of my neck nine days ago, weak grip', ['surgery']],
  ['they did her neck four weeks ago', ['surgery']],
  ['my fusion was in 2019 and my leg is weak', ['later']],
  ['3 years ago I had a laminectomy', ['later']],
  ['weak leg since my surgery', ['later', 'surgery']],
  ['I never had surgery and my leg is weak', []],
  ['my surgery is next week and my leg is weak', []],
  ['twelve days after my facet shots the old pain is gone', ['injection']],
  ['had the nerves burned 3 wks back', ['injection']],
  ['epidural six months ago, weak leg', []],
  ['got my flu shot yesterday, sore arm', []],
  ['I have diabetes and my back hurts', ['risk']],
  ['I have diabetes and a sore toe', []],
  ['I had breast cancer and my back hurts', ['cancer']],
  ['my back hurts, could it be cancer', []],
  ['me operaron hace 6 dias', ['surgery']],
  ['me operaron hace 6 años', ['later']],
  ['nunca me han operado', []],
  ['me pusieron la inyección hace dos semanas', ['injection']],
  ['tuve cáncer y me duele la espalda', ['cancer']],
])('%s', (text, situations) => expect(told(text)).toEqual(situations))

test.each<[string, boolean]>([
  ['fever of 101 and my back hurts', true],
  ['I have chills', true],
  ['tengo calentura', true],
  ['no fever', false],
  ['never had a fever or chills', false],
  ['sin fiebre', false],
  ['calentura no', false],
  ['my temperature is normal', false],
])('fever: %s', (text, isTold) => expect(hasFever(readMessage(text))).toBe(isTold))
