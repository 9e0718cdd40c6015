import { textPage } from '@/content/page-schema'

export const preoperativeEducation = textPage({
  title: 'Pre-Operative Education',
  description:
    'What may lower your risk before spine surgery: medicines, nicotine, eating and drinking, and germs, explained in plain words.',
  heading: 'Pre-Operative Education',
  lead: 'What you do before surgery can make it safer. Start by telling the team everything you take.',
  sections: [
    {
      id: 'medicines',
      heading: 'Medicines',
      paragraphs: [
        'Never stop or start a medicine because of a website. Tell the team about all of it: prescriptions, pills from the store, supplements, allergies and past trouble with anesthesia.',
      ],
      list: [
        'Blood thinners: your surgeon and the doctor who prescribed them set the date. Stopping on your own can be dangerous, above all with a recent stent.',
        'Diabetes and weight-loss drugs such as semaglutide or tirzepatide: tell us early. The anesthesia team gives you a plan.',
      ],
    },
    {
      id: 'nicotine',
      heading: 'Nicotine',
      paragraphs: [
        'Quit as early as you can, and stay off. In one study of fusion, the bones failed to join in 14 of 100 nonsmokers. In people who kept smoking, it was 27 of 100. In those who stayed off for more than 6 months after surgery, it was 17 of 100. Ask your surgeon before you use patches or gum.',
      ],
    },
    {
      id: 'eating',
      heading: 'Eating and drinking',
      paragraphs: [
        'You need to stop eating and drinking for a time before anesthesia. Follow the written times from your hospital. They count more than anything you read elsewhere.',
      ],
    },
    {
      id: 'germs',
      heading: 'Germs',
      paragraphs: [
        'You may be given a special soap. It may lower germs, but whether it beats plain soap is unclear. Say if you are allergic to it. Do not shave the area. If you have diabetes, ask what your blood sugar should be. Diabetes raises the risk of infection.',
      ],
    },
    {
      id: 'understand',
      heading: 'Can you say it in your own words?',
      list: ['What is the goal of my operation?', 'What are its main risks?', 'What could I do instead?'],
      paragraphs: ['Try to answer these three. If you cannot, ask again before you sign.'],
    },
  ],
  links: [
    { href: '/resources/pre-operative', label: 'Checklist for home and hospital' },
    { href: '/resources/recovery', label: 'What recovery often looks like' },
    { href: '/services', label: 'Read about the operations' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
