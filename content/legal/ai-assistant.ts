import { legalPage } from '@/content/legal-schema'

export const aiAssistant = legalPage({
  title: 'AI Assistant Notice',
  description:
    'The assistant on this site is a computer program, not a clinician. What it may do, what it must not do, and how to reach a person.',
  heading: 'AI Assistant Notice',
  lead: 'The wellness assistant on this site is a computer program. It is not a doctor, a nurse or a member of the staff.',
  inShort: [
    'It says that it is an AI, before you type and for as long as it is open.',
    'It gives general information. It does not diagnose you.',
    'It is not for emergencies. Call 911.',
    'You can always reach a person instead.',
  ],
  effective: '2026-11-20',
  models: [
    {
      title: 'California Assembly Bill 3030, Health and Safety Code 1339.75',
      href: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240AB3030',
    },
    {
      title: 'California Department of Public Health: All Facilities Letter 25-07 on Assembly Bill 3030',
      href: 'https://www.cdph.ca.gov/Programs/CHCQ/LCP/Pages/AFL-25-07.aspx',
    },
    {
      title: 'California Assembly Bill 489, Business and Professions Code 4999.8 and 4999.9',
      href: null,
    },
  ],
  sections: [
    {
      id: 'today',
      heading: 'How it works',
      body: [
        'It first looks for words of danger and tells you to call 911 or 988. Next come the facts about this office. For all else it looks through the pages of this site and shows you the words that fit best, with a link to the place.',
        'Its answers on health come from the pages of this site. When it finds nothing, it says so. A request that you send with the form goes to the office staff, who are people.',
      ],
    },
    {
      id: 'says-it-is-ai',
      heading: 'It says that it is an AI',
      body: [
        '“AI” is short for artificial intelligence. Here it means a computer program that picks its answers, and may word them, by itself.',
        'The chat says that its answers come from an AI. It says so before you type, and for as long as the chat is open. The way to reach a person stands beside it.',
        'It has no human name and no picture of a person. It does not call itself a doctor or a nurse, or use letters such as “MD”. California law forbids a program to pass for someone with a license.',
      ],
    },
    {
      id: 'may',
      heading: 'What it may do',
      body: [
        {
          list: [
            'Answer general questions about the spine from the pages of this site',
            'Show you which page an answer comes from',
            'Help you get ready for a visit, for example with questions to ask',
            'Tell you how to reach the office',
          ],
        },
      ],
    },
    {
      id: 'will-not',
      heading: 'What it does not do',
      body: [
        {
          list: [
            'Diagnose you, or say whether you need surgery',
            'Read your scans or your report',
            'Tell you to take, change or stop a medicine, or how much of it to take',
            'Make, move or cancel an appointment',
            'Decide anything about your care',
          ],
        },
        'It can be wrong, even when it sounds sure. Please check what matters with your own care team. What they tell you comes first.',
      ],
    },
    {
      id: 'emergencies',
      heading: 'Emergencies',
      body: [
        {
          note: 'The assistant is not for emergencies. Call 911 or go to the emergency room. If you think about harming yourself, call or text 988.',
        },
        'If what you type sounds like an emergency, the assistant stops and tells you to call 911. Do not count on it. It can miss a sign. No person watches the chat.',
      ],
    },
    {
      id: 'messages',
      heading: 'Your messages',
      body: [
        'We do not store what you type in the chat, or what it answers. The staff do not see it. It does not become part of your medical record. Nothing you type is used for ads. Our computers count how many questions come from one address, so that no one floods the chat.',
        'The chat stays in your browser until you close the tab or press “Clear conversation”, so that you can read it again.',
        'The practice may let an outside AI company, OpenAI, put answers into words. As long as it has not switched that on, nothing you type leaves this site. If it has, a program first takes out names, birth dates, phone numbers and the like, as well as it can, and keeps your words here where it is in doubt. It can miss a name. Then your question and passages of our pages go to OpenAI, with the request to keep nothing. Please do not type private details.',
      ],
    },
    {
      id: 'person',
      heading: 'How to reach a person',
      body: [
        'You never have to use the assistant. Contact us instead. Our details are at the end of this page. Near the office you can also send the form on the [contact page](/contact).',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'We update this page when the assistant changes. The [Privacy Policy](/legal/privacy-policy) says what else this site keeps.',
        'If an answer of the assistant seems wrong or unsafe to you, please tell us.',
      ],
    },
  ],
  links: [
    { href: '/contact', label: 'Contact the office' },
    { href: '/legal/medical-disclaimer', label: 'Medical Disclaimer' },
    { href: '/legal/privacy-policy', label: 'Privacy Policy' },
    { href: '/resources/faq', label: 'Common questions' },
  ],
})
