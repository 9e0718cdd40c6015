import { textPage } from '@/content/page-schema'

export const forms = textPage({
  title: 'Patient Forms to Fill In or Print',
  description:
    'Five sheets for your spine visit. Fill them in here, on your own device, or print them blank. Nothing you write is sent: you bring the sheets with you.',
  heading: 'Patient Forms',
  lead: 'Fill in these sheets here or with a pen, and bring them to your visit. What you write stays on your device. Nothing is sent.',
  inShort: [
    'Fill in what you can. Leave blank what you do not know or do not want to share.',
    'Never write your Social Security number on these sheets. No one needs it here.',
    'Bring the sheets with you. Do not send them by e-mail, and do not post a photo of them.',
  ],
  sections: [
    {
      id: 'how',
      heading: 'How to use these sheets',
      body: [
        'Set aside half an hour, with your pill bottles and your insurance card near you. Take breaks. You can stop at any time: what you typed is kept on this device. If writing is hard, ask someone to type or write for you. Two or three words on a line are enough. At your visit, hand the sheets over, or just talk through them. The office may have its own forms for you to sign as well, and what you wrote here makes those quicker.',
        'No printer? Copy the headings onto plain paper, or show the sheet on your phone. That works just as well.',
        {
          note: 'A form can wait. New weakness, numbness, or bladder or bowel trouble cannot. The card [“When to get help”](/resources/forms#when-to-get-help) says how fast to act.',
        },
      ],
    },
    {
      id: 'your-device',
      heading: 'Where your answers stay',
      body: [
        'Your answers are kept by the browser you use now, on this device. They are not sent to us or to anyone else, so we cannot see them and cannot bring them back if they are lost. Save the finished sheet, and print it or bring it.',
        {
          list: [
            'Is this a shared or borrowed device? Print the blank sheets instead, or clear each form when you are done.',
            'A sheet that you save is an ordinary file. Anyone who uses this device may be able to open it.',
          ],
        },
      ],
    },
    {
      id: 'medicines',
      heading: 'Why we ask about medicines, allergies and health',
      body: [
        'Some medicines matter for injections, surgery and anesthesia. Blood thinners are the clearest case. Stopping one without a plan can be dangerous, above all with a recent stent, a small tube that holds a blood vessel open.[^TSACO] So list all the medicines that you take, and change nothing on your own. Copy the names and amounts from the labels.',
        'Your health can change your risks, too. Infection after spine surgery is more common in people with diabetes or extra weight.[^SSI-M] Bones fail to join more often in people who go on smoking after a fusion, which is surgery that joins bones.[^GLASS] A history of cancer can make new back pain more urgent. There are no wrong answers here.',
      ],
    },
    {
      id: 'people',
      heading: 'Why we ask which people may get information',
      body: [
        'We ask so that we do not tell the wrong person, and do not shut out the right one. Think about who drives you, who helps at home, and who may speak for you if you cannot. Your list of people is a note for your talk with us. It is not a legal paper.',
        'To get your records from another office, or to let us give them out, you sign a form by hand. You can read more on your rights in the [privacy notice](/legal/notice-of-privacy-practices). Questions? {Call the office}.',
      ],
    },
  ],
  links: [
    { href: '/resources/appointment-prep', label: 'What else to bring, and what to ask' },
    { href: '/legal/notice-of-privacy-practices', label: 'Your rights over your health information' },
    { href: '/preoperative-education', label: 'Why medicines and nicotine matter before surgery' },
    { href: '/recovery-tracker', label: 'Keep track after surgery' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['SSI-M', 'TSACO', 'GLASS'],
    signOff: [
      'The health history asks about heart, stroke, clots, bleeding, diabetes, lungs, kidneys, liver, cancer, infection, immune system, bones, implants, anesthesia, nicotine, mood and pregnancy.',
      'Place, kind and timing of pain give clues to its cause.',
      'A history of cancer can make new back pain more urgent (shared red flags).',
      'Some medicines matter for injections, surgery and anesthesia.',
      'For the practice’s lawyer: the records release (content/forms/records-release.ts) is a general outline of an authorization. What it must state under federal and California law is to be checked before it is used.',
    ],
  },
})
