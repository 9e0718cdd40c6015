import { searchWords } from '@/content/search-words'
import { isSupported } from './answer-support'

const recovery = {
  pageTitle: 'Minimally Invasive Spine Surgery',
  heading: 'How long is recovery?',
  text: [
    `2-6 weeks (${searchWords.unchecked}). This is early recovery after a nerve is freed. A fusion needs far longer, because bone takes 3 to 4 months or more to join.`,
    'After a nerve is freed, it often takes 4 to 6 weeks to move about as you would expect to. Old numbness may take months to fade, or it may stay.',
    'An early limit for lifting is often 5 to 10 pounds, about a gallon of milk.',
    'Walk short distances, often.',
  ].join('\n'),
}
const driving = {
  pageTitle: 'Post-Operative Care After Spine Surgery',
  heading: 'When may you drive?',
  text: 'Never while you take opioids. Once you are off them, drive only when you can brake hard and turn your head, and your surgeon agrees. Studies on driving after spine surgery are few, so no page can name your day.',
}
const stenosis = {
  pageTitle: 'Spinal Stenosis: When Walking Makes Your Legs Hurt',
  heading: 'Spinal stenosis',
  text: 'The space for the nerves in your low back has become too narrow. Walking and standing hurt, and sitting or leaning forward helps.\nIt is mostly found after age 50.\nSurgery is a choice when leg symptoms have limited your life for months. It helps many people, but not all.',
}
const bring = {
  pageTitle: 'Frequently Asked Questions',
  heading: 'What should I bring?',
  text: 'Bring your photo ID, your insurance cards, and a list of your medicines and allergies. Bring a referral if your plan asks for one. Bring your scans on a disc, along with the written reports.',
}

test.each([
  [recovery, 'After a nerve is freed, it often takes 4 to 6 weeks to move about as expected.'],
  [recovery, 'Bone takes 3 to 4 months or more to join after a fusion.'],
  [recovery, 'An early lifting limit is often 5 to 10 pounds, about a gallon of milk.'],
  [recovery, 'Old numbness may take months to fade, or may stay.'],
  [recovery, `Recovery takes 2-6 weeks (${searchWords.unchecked}).`],
  [driving, 'Drive only when you can brake hard and turn your head, and when your surgeon agrees.'],
  [driving, 'Never drive while you take opioids.'],
  [stenosis, 'Spinal stenosis means that the space for the nerves in the low back has become too narrow.'],
  [stenosis, 'Walking and standing hurt, while sitting or leaning forward helps.'],
  [stenosis, 'Surgery helps many people, but not all.'],
  [bring, 'Bring your photo ID, insurance cards and a list of your medicines and allergies.'],
  [bring, 'You should also bring your scans on a disc with the written reports.'],
])('the passage bears it out: %#', (passage, sentence) =>
  expect(isSupported(sentence, passage, 'en')).toBe(true),
)

test.each([
  [recovery, 'Después de liberar el nervio, a menudo tarda de 4 a 6 semanas moverse como se espera.'],
  [recovery, 'Con una fusión el hueso tarda de 3 a 4 meses o más en unirse.'],
  [recovery, 'Camine distancias cortas a menudo.'],
  [driving, 'Nunca maneje mientras toma opioides.'],
  [stenosis, 'El espacio para los nervios en la espalda baja se ha vuelto demasiado estrecho.'],
  [stenosis, 'Caminar y estar de pie duele, y sentarse o inclinarse ayuda.'],
  [
    bring,
    'Traiga su identificación con foto, sus tarjetas del seguro y una lista de sus medicinas y alergias.',
  ],
])('in Spanish, too: %#', (passage, sentence) => expect(isSupported(sentence, passage, 'es')).toBe(true))

test.each([
  ['made up', recovery, 'Copper bracelets straighten crooked spines.', 'en'],
  ['made up of the site’s words', recovery, 'A fusion cures numbness and frees every nerve from milk.', 'en'],
  ['a hedge left out', recovery, 'After a nerve is freed, it takes 4 to 6 weeks to move about.', 'en'],
  ['a hedge left out', recovery, 'Old numbness takes months to fade, or it stays.', 'en'],
  ['turned around', driving, 'You can drive while you take opioids.', 'en'],
  ['turned around', driving, 'Puede manejar mientras toma opioides.', 'es'],
  [
    'turned around',
    stenosis,
    'Walking and standing do not hurt, and sitting or leaning forward helps.',
    'en',
  ],
  ['overstated', stenosis, 'Surgery helps all people.', 'en'],
  ['a figure without its caveat', recovery, 'Recovery takes 2-6 weeks.', 'en'],
  ['the heading and no more', recovery, 'Minimally invasive spine surgery recovery.', 'en'],
  ['made up', stenosis, 'Los elefantes vuelan hacia la luna con brazaletes de cobre.', 'es'],
  ['nothing', stenosis, '', 'en'],
  ['only small words', stenosis, 'It is what it is.', 'en'],
] as const)('%s: %#', (_name, passage, sentence, language) =>
  expect(isSupported(sentence, passage, language)).toBe(false),
)
