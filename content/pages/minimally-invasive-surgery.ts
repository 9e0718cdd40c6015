import { textPage } from '@/content/page-schema'

export const minimallyInvasiveSurgery = textPage({
  title: 'Minimally Invasive Spine Surgery',
  description:
    'What spine surgery through small cuts can and cannot do, what recovery often looks like, and which risks remain.',
  heading: 'Minimally Invasive Surgery',
  lead: 'Some spine operations can be done through a small cut, with a microscope or a tube.',
  sections: [
    {
      id: 'what-happens',
      heading: 'What happens?',
      list: [
        'Microdiscectomy: the surgeon removes the part of a disc that presses on a nerve.',
        'Decompression: the surgeon removes bone or other tissue to give a nerve more room.',
        'Fusion through small cuts: the disc comes out and a spacer goes in. Screws hold the bones while they join.',
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      paragraphs: [
        'After a disc or nerve operation, recovery often takes 2 to 6 weeks. Many people move as expected after 4 to 6.',
        'Fusion is different. Those first weeks are only the start. Bone takes 3 to 4 months or more to heal. Your job matters too, so ask when you may work again.',
      ],
    },
    {
      id: 'small-cut',
      heading: 'Is a smaller cut always better?',
      paragraphs: [
        'No. In studies of fusion, small cuts meant less blood loss but more X-ray exposure. Some studies found a shorter hospital stay. A review of trials alone did not.',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      paragraphs: [
        'A small cut is still surgery. Risks are infection, bleeding, a blood clot, a leak of spinal fluid and nerve injury. Anesthesia has risks too. Pain may stay, and another operation may be needed. After microdiscectomy, the disc herniates again in some people: 3 to 18 in 100, depending on the study.',
      ],
    },
  ],
  links: [
    { href: '/services/endoscopic-spine-surgery', label: 'Compare with endoscopic surgery' },
    { href: '/services/non-surgical-treatments', label: 'What to try before surgery' },
    { href: '/resources/recovery', label: 'How long recovery often takes' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
