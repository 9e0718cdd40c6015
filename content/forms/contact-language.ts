import { patientForm } from '@/content/form-schema'

export const contactLanguage = patientForm({
  id: 'contact-language',
  heading: 'How to reach you, and your language',
  purpose:
    'So that messages reach you and no one else, an interpreter can be there, and we know who may hear what.',
  pages: 2,
  sections: [
    {
      heading: 'How to reach you',
      fields: [
        { kind: 'line', id: 'name', label: 'Full name', autoComplete: 'name' },
        {
          kind: 'several',
          id: 'ways',
          label: 'How you like to be reached',
          options: { call: 'A call', letter: 'A letter', relay: 'A relay service', other: 'Another way' },
        },
        {
          kind: 'line',
          id: 'phone',
          isHalf: true,
          label: 'The number to use',
          input: 'tel',
          autoComplete: 'tel',
        },
        { kind: 'line', id: 'time', isHalf: true, label: 'The best time of day' },
        {
          kind: 'choice',
          id: 'message',
          label: 'May a message be left?',
          options: { full: 'Yes', callBack: 'Only to call back', no: 'No' },
        },
        { kind: 'line', id: 'wayDetails', label: 'Anything else about reaching you' },
      ],
    },
    {
      heading: 'Your language',
      fields: [
        { kind: 'line', id: 'speak', isHalf: true, label: 'Language you like to speak or sign' },
        { kind: 'line', id: 'read', isHalf: true, label: 'Language you like to read' },
        {
          kind: 'choice',
          id: 'interpreter',
          label: 'Would you like an interpreter?',
          options: { yes: 'Yes', no: 'No' },
        },
      ],
    },
    {
      heading: 'What helps you at a visit',
      fields: [
        {
          kind: 'several',
          id: 'helps',
          label: 'What helps you',
          options: {
            print: 'Large print',
            hearing: 'A quiet room, or help with hearing',
            wheelchair: 'Space for a wheelchair or walker',
            stand: 'Standing up or lying down while I wait',
            time: 'More time',
            companion: 'Someone with me',
          },
        },
        { kind: 'line', id: 'helpDetails', label: 'Anything else that helps' },
      ],
    },
    {
      heading: 'People who may get information',
      fields: [
        {
          kind: 'note',
          id: 'noLegalPaper',
          text: 'This list is a note for your talk with us. It is not a legal paper.',
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
            { id: 'tie', label: 'How you know each other' },
            { id: 'hears', label: 'May hear (visits, tests, bills, all)', share: 1.2 },
          ],
        },
        { kind: 'line', id: 'notThese', label: 'Someone who should not get information' },
        {
          kind: 'long',
          id: 'directive',
          label: 'Do you have an advance directive? Where is it?',
          hint: 'A paper with your wishes for care, if you cannot speak for yourself.',
          lines: 2,
        },
      ],
    },
  ],
})
