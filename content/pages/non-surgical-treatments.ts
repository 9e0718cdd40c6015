import { textPage } from '@/content/page-schema'

export const nonSurgicalTreatments = textPage({
  title: 'Non-Surgical Spine Treatments',
  description:
    'Exercise, medicine, injections and nerve treatment for back and neck pain: what each may do for you, and what studies really show.',
  heading: 'Non-Surgical Treatments',
  lead: 'Start here. Many spine problems ease with time, movement and simple care.',
  sections: [
    {
      id: 'exercise',
      heading: 'Exercise and physical therapy',
      paragraphs: [
        'For back pain that lasts, guidelines start with exercise and other care without drugs. The benefit is modest but real, and walking counts. A physical therapist can show you how to begin and what to do at home.',
      ],
    },
    {
      id: 'medicine',
      heading: 'Medicine',
      paragraphs: [
        'Anti-inflammatory medicine is a common first choice for lasting low back pain. Opioids come last, after a talk about their risks. Ask your doctor or pharmacist what is safe with your other medicines.',
      ],
    },
    {
      id: 'epidural',
      heading: 'Epidural steroid injection',
      paragraphs: [
        'Medicine is placed near an irritated nerve. Some people with leg pain get short-term relief, often for weeks to a few months. It does not fix the cause. For spinal stenosis, studies show no clear pain relief.',
        'Rare but grave harm has been reported: loss of vision, stroke, paralysis and death. The FDA has not approved steroids for this use.',
      ],
    },
    {
      id: 'facet',
      heading: 'Facet joint injection',
      paragraphs: [
        'This injection goes into the small joints at the back of the spine. It may help to find where the pain starts. Relief varies and may be short.',
      ],
    },
    {
      id: 'radiofrequency',
      heading: 'Radiofrequency ablation',
      paragraphs: [
        'Heat is used to quiet small nerves near those joints. It helps some people who were tested with care first. Studies disagree: in three trials it added little to exercise after 3 months.',
      ],
    },
  ],
  links: [
    { href: '/resources/conditions', label: 'Find your condition' },
    { href: '/blog', label: 'Articles on scans and on moving with pain' },
    { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
