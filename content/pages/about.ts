import { textPage } from '@/content/page-schema'

export const about = textPage({
  title: 'About the surgeon',
  description:
    'How the orthopedic spine surgeon in Hanford treats people, the years of training, and how to judge what a practice says about itself.',
  reviewed: '2026-11-20',
  heading: 'About the surgeon',
  lead: 'One surgeon works here, in one field: the neck and back. When it is safe to wait, care without surgery comes first, and an operation needs a clear reason.',
  sections: [
    {
      id: 'philosophy',
      heading: 'How does the surgeon treat people?',
      body: [
        'The practice names three ideas that guide the care. Here is what each should mean for you.',
        {
          terms: [
            [
              'Patient-centered care',
              'The plan starts with your story. What would you like to do again: walk the dog, or sleep through the night? A scan cannot say that. You should hear what the choices are, in plain words, with the good and the bad of each. Then you decide. Bring someone you trust if that helps.',
            ],
            [
              'Conservative first',
              'When it is safe to wait, care starts without surgery. That means staying active, exercise, physical therapy and time. An operation comes up later, if these have not done enough and there is a clear cause to treat. Some signs must not wait. For new bladder or bowel trouble, or weakness that gets worse fast, call 911, and [learn the other emergency signs](/blog/is-it-an-emergency).',
            ],
            [
              'Excellence in surgery',
              'These words are easy to print. You should see them in a good reason to operate, a plan made for your own spine, and honest talk about risk. You should also be told when an operation is not likely to help.',
            ],
          ],
        },
      ],
    },
    {
      id: 'education',
      heading: 'Education and training',
      body: [
        {
          terms: [
            ['2005', 'Medical degree (MD): the degree of a medical doctor.'],
            [
              '2005-2010',
              'Residency: the years of work and training in a hospital that follow medical school.',
            ],
            ['2010-2011', 'Fellowship: more training in one narrow field, after residency.'],
          ],
        },
        'This website does not name the schools and hospitals yet. {Call the office} if you would like to know.',
      ],
    },
    {
      id: 'credentials',
      heading: 'Credentials',
      body: [
        'The surgeon is board certified in orthopedic surgery. That is the field of bones and joints, and the spine is part of it. Board certified means that doctors of the same field have tested the surgeon.',
        'A license is something else. It is the state’s permission to practice medicine, and every doctor needs one.',
        'Please do not take our word for either. You can [check a California license](/credentials#license) and [check board certification](/credentials#certificate) yourself.',
      ],
    },
    {
      id: 'achievements',
      heading: 'Experience in figures',
      body: [
        {
          terms: [
            [
              '{claim:yearsOfExperience} years',
              'Years in practice, counted from the end of the fellowship in 2011.',
            ],
            ['{claim:surgeries} surgeries', 'Spine operations done by the surgeon since then.'],
          ],
        },
        'The practice states these figures. They have not been checked against records yet. On other pages you may see {claim:procedures}. That count also takes in other procedures, such as injections.',
        'A big total says little about your case. It can mix small operations with large ones, and it does not show how the patients did. Two other questions tell you more. How often have you done the operation that I may need? How were those patients a year later?',
      ],
    },
    {
      id: 'choosing',
      heading: 'How to choose a surgeon, here or elsewhere',
      body: [
        {
          list: [
            'Look at how your questions are met. You should leave knowing what may help, what could go wrong, and what happens if you wait.',
            'Ask what the surgeon would try first if surgery were not possible.',
            'Before a large operation, [get a second opinion](/blog/getting-a-second-opinion) if it is safe to wait. A good surgeon will not mind.',
            'Ask your health plan whether the surgeon and the hospital are both in its network.',
            'Read [reviews](/reviews) for what they are. They may tell you about manners and waiting times, and less about skill.',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/biography', label: 'Read the biography' },
    { href: '/credentials', label: 'See the credentials and check them' },
    { href: '/services', label: 'See what the practice treats' },
    { href: '/resources/appointment-prep', label: 'Prepare for a first visit' },
    { href: '/contact', label: 'Contact the practice' },
  ],
})
