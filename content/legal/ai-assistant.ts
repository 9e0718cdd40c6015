import { legalPage } from '@/content/legal-schema'

export const aiAssistant = legalPage({
  title: 'AI Assistant Notice',
  description:
    'No AI assistant runs on this site yet. What will hold when one does: what it may do, what it must not do, and how to reach a person.',
  heading: 'AI Assistant Notice',
  lead: 'No AI assistant is running on this site yet. This page says what will hold when one does.',
  inShort: [
    'It will say that it is an AI. It is not a doctor, a nurse or a member of the staff.',
    'It will give general information. It will not diagnose you.',
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
      heading: 'Today',
      body: [
        'There is no chat on this site. The text of our pages is fixed. No program writes it while you read. If a window offers you a chat with this practice, it is not ours.',
        'A request that you send with the form goes to the office staff, who are people.',
      ],
    },
    {
      id: 'says-it-is-ai',
      heading: 'It will say that it is an AI',
      body: [
        '“AI” is short for artificial intelligence. Here it means a computer program that writes its own sentences.',
        'The chat will say that its answers come from an AI. It will say so before you type, and for as long as the chat is open. The way to reach a person will stand beside it.',
        'It will have no human name and no picture of a person. It will not call itself a doctor or a nurse, or use letters such as “MD”. California law forbids a program to pass for someone with a license.',
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
      heading: 'What it will not do',
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
        'If what you type sounds like an emergency, the assistant will stop and tell you to call 911. Do not count on it. It can miss a sign. No person watches the chat.',
      ],
    },
    {
      id: 'messages',
      heading: 'Your messages',
      body: [
        'We will not store what you type in the chat, or what it answers. The staff will not see it. It will not become part of your medical record. Nothing you type will be used for ads.',
        'The chat may stay on your screen until you close the tab, so that you can read it again.',
        'Another company’s AI service may write the answers. If so, your words go to that company. Before you type, this page and the chat will name it and say what it does with your words. Please do not type your name, your birth date or other private details.',
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
        'We will update this page on the day the assistant starts, or before. The [Privacy Policy](/legal/privacy-policy) will say the same.',
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
