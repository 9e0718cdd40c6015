import { patientForm } from '@/content/schemas/form-schema'

export const contactLanguage = patientForm({
  id: 'contact-language',
  heading: 'How to reach you, and your language',
  purpose:
    'So our messages reach you and nobody else, an interpreter can be there if you want one, and we know who we may talk to.',
  pages: 2,
  minutes: 4,
  sections: [
    {
      heading: 'How to reach you',
      fields: [
        { kind: 'line', id: 'name', label: 'Full name', autoComplete: 'name' },
        {
          kind: 'several',
          id: 'ways',
          label: 'How would you like us to reach you?',
          options: { call: 'Phone call', letter: 'Letter', relay: 'Relay service', other: 'Another way' },
        },
        {
          kind: 'line',
          id: 'phone',
          isHalf: true,
          label: 'Best number to call',
          input: 'tel',
          autoComplete: 'tel',
        },
        { kind: 'line', id: 'time', isHalf: true, label: 'Best time to call' },
        {
          kind: 'choice',
          id: 'message',
          label: 'May we leave a message?',
          options: { full: 'Yes', callBack: 'Only to ask me to call back', no: 'No' },
        },
        {
          kind: 'line',
          id: 'wayDetails',
          label: 'Is there anything else we should know about reaching you?',
        },
      ],
    },
    {
      heading: 'Your language',
      fields: [
        { kind: 'line', id: 'speak', isHalf: true, label: 'Language you prefer to speak or sign' },
        { kind: 'line', id: 'read', isHalf: true, label: 'Language you prefer to read' },
        {
          kind: 'choice',
          id: 'interpreter',
          label: 'Would you like an interpreter?',
          options: { yes: 'Yes', no: 'No' },
        },
      ],
    },
    {
      heading: 'What makes a visit easier for you',
      fields: [
        {
          kind: 'several',
          id: 'helps',
          label: 'What would help you?',
          options: {
            print: 'Large print',
            hearing: 'A quiet room, or help with hearing',
            wheelchair: 'Room for a wheelchair or walker',
            stand: 'A place to stand or lie down while I wait',
            time: 'Extra time',
            companion: 'Someone with me',
          },
        },
        { kind: 'line', id: 'helpDetails', label: 'Is there anything else that would help?' },
      ],
    },
    {
      heading: 'Who we may talk to',
      fields: [
        {
          kind: 'note',
          id: 'noLegalPaper',
          text: 'We’ll go over this list with you. It isn’t a legal document.',
        },
        {
          kind: 'table',
          id: 'people',
          label: 'People who help you',
          row: 'Person',
          rows: 4,
          columns: [
            { id: 'name', label: 'Name', share: 1.2 },
            { id: 'phone', label: 'Phone' },
            { id: 'tie', label: 'Relationship to you' },
            { id: 'hears', label: 'May know about (visits, tests, bills, all)', share: 1.2 },
          ],
        },
        { kind: 'line', id: 'notThese', label: 'Is there anyone we shouldn’t talk to about you?' },
        {
          kind: 'long',
          id: 'directive',
          label: 'Do you have an advance directive? Where do you keep it?',
          hint: 'It’s a document that says what care you want if you can’t speak for yourself.',
          lines: 2,
        },
      ],
    },
  ],
})
