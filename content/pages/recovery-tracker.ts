import { textPage } from '@/content/page-schema'
import { postOperativeCare } from '@/content/pages/post-operative-care'

export const recoveryTracker = textPage({
  title: 'Recovery Tracker: a Daily Log, on Screen or Paper',
  description:
    'A daily log after spine surgery, on your own device or on paper: pain, walking, sleep and medicine, safety questions, and what usually comes next.',
  heading: 'Recovery tracker',
  lead: 'Fill in one short entry each evening, here or on paper. It shows you and your surgeon how the weeks really go.',
  inShort: [
    'Answer the safety questions first. A danger sign needs action, not a note.',
    'One entry a day is enough. A day left out costs nothing.',
    'What you enter stays on this device. Nothing is sent to us. Bring the summary to your visit.',
  ],
  sections: [
    {
      id: 'safety',
      heading: 'First, the safety questions',
      body: [
        'Ask yourself these each day, before you write.',
        'If you answer yes to one of these, call 911 or go to the emergency room now:',
        {
          list: [
            'Do I have chest pain, short breath or a racing heart, or have I coughed up blood or fainted?[^CDC-VTE]',
            'Is a leg newly swollen, sore, tender or red?[^CDC-VTE] It may be a blood clot.',
            'Is a leg weaker than before, do my legs stumble or turn heavy, or does weakness in an arm get worse fast?',
            'Do I have new trouble passing urine or stool, or holding it? Can I not tell that my bladder is full?',
            'Am I numb around my genitals, my bottom or my inner thighs, or does it feel odd when I wipe?[^TORB]',
            'Is there very bad new pain in a leg, or new pain or numbness down both legs?',
            'Do I have a fever and feel confused, or a fever with very bad back or neck pain?',
            'Does my face droop, is one side weak, is it hard to speak, or did a very bad headache start suddenly?[^BEFAST]',
            'Is the wound bleeding heavily?',
            'Is my neck swelling after a neck operation, with trouble breathing or swallowing?',
            'Have I had a major fall or crash, and is my back or neck very sore since?',
            'Am I hard to wake, or is my breathing slow, after pain medicine? Ask your helper to watch for this.',
            'Do I think of ending my life? You can also call or text 988.[^988]',
          ],
        },
        'If you answer yes to one of these, get seen the same day:',
        {
          list: [
            'Is my temperature 100.4°F or more?',
            'Is the wound red, swollen, leaking or open?',
            'Is my pain getting worse, or is the pain from before surgery back?',
            'Is there new numbness in an arm or leg, or slight weakness in a hand or arm?[^NHS-A]',
            'Do I have a bad headache, or one that is worse when I sit or stand up?[^NHS-A]',
            'Have my bowels not moved for 3 days, do I vomit, or is my belly swollen?',
            'Is my voice getting more hoarse after a neck operation?',
          ],
        },
        'The card [“When to get help”](/recovery-tracker#when-to-get-help) at the top of this page has every sign. If you are not sure, get help first and write later.',
      ],
    },
    {
      id: 'log',
      heading: 'A log to print',
      body: [
        'If you like a pen better, print this sheet and put it on the fridge. Log your pain, walks and sleep in one line each evening.',
        {
          table: {
            caption: 'One line for each day. Fill it in at about the same time every evening.',
            head: [
              'Day',
              'Pain, 0 to 10',
              'Walking, minutes',
              'Sleep, hours',
              'Longest sitting, minutes',
              'Medicine taken, yes or no',
              'Notes',
            ],
            rows: [
              ['Day 1', '', '', '', '', '', ''],
              ['Day 2', '', '', '', '', '', ''],
              ['Day 3', '', '', '', '', '', ''],
              ['Day 4', '', '', '', '', '', ''],
              ['Day 5', '', '', '', '', '', ''],
              ['Day 6', '', '', '', '', '', ''],
              ['Day 7', '', '', '', '', '', ''],
            ],
          },
        },
        {
          blanks: [
            'My name',
            'Date of my operation',
            'This week starts on',
            ['What got easier this week', 2],
            ['What I want to ask', 3],
          ],
        },
      ],
    },
    {
      id: 'how',
      heading: 'What goes in each box, and why?',
      body: [
        {
          terms: [
            [
              'Pain, 0 to 10',
              '0 is no pain, 10 is the worst you can think of. Write the number for most of the day. One bad hour goes under notes.',
            ],
            [
              'Walking',
              'Add up all walks of the day. Three walks of 5 minutes make 15. It shows what you can do, which a pain score does not.',
            ],
            ['Sleep', 'Count the hours you slept, not the hours in bed. Note what woke you.'],
            [
              'Sitting',
              'Write the longest time you sat in one go. Moving every 20 to 30 minutes is a good habit.[^MLP] The number shows if you kept to it.',
            ],
            [
              'Medicine',
              'Yes means you took it as your sheet says. If you took less, more or something else, write what and why. Do not change it on your own because of a number here.',
            ],
            [
              'Notes',
              'Where it hurt, tingling, bowel movements, how the wound looks, what you did more of. A few words will do.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sample',
      heading: 'What does a filled-in line look like?',
      body: [
        'Here is a made-up example. “Day 3. Pain 4. Walking 20. Sleep 6. Sitting 25. Medicine yes. Notes: left foot tingles less, wound dry, walked to the mailbox and back.”',
      ],
    },
    {
      id: 'look-back',
      heading: 'How do you read the week?',
      body: [
        'If your pain is getting worse, do not wait for day 7. {Call the office} the same day. If it is not, look at all seven lines together. Do you walk more and sleep better than last week, and is the pain number lower?',
        'If nothing has changed for two weeks, book a visit. The [recovery guide](/resources/recovery) shows what many people can do in which week. It is a usual pattern, not a test that you can fail.',
      ],
    },
    {
      id: 'at-your-visit',
      heading: 'How do you use it at your visit?',
      body: [
        {
          steps: [
            'Print the summary, or put your newest paper log on top. Circle the lines that worried you.',
            'Start with the change: “Two weeks ago I walked 10 minutes. Now I walk 30.”',
            'Read out your questions before the visit ends.',
            'Ask for your new limits on lifting, driving and work. Write them on the back.',
          ],
        },
      ],
    },
    {
      id: 'private',
      heading: 'Who can see what you write?',
      body: [
        'Only those you show it to, and those who use the same device. What you enter on this page is kept by your browser, on this device (in its IndexedDB store). It is not sent to the office or to anyone else. Your surgeon sees it only if you show or print it.',
        'If you clear your browser’s data, or use a private window, it is gone. Save a copy now and then. You can lock the copy with a passphrase. “Delete everything” removes all of it from this device, but not the copies that you saved.',
        'A log on paper belongs where you keep other health papers. Shred it when you no longer need it. Because no one else reads your log, no one can warn you either. If something is wrong, call for help.',
      ],
    },
  ],
  links: [
    { href: '/post-operative-care', label: 'Wound, walking and medicine after surgery' },
    { href: '/resources/recovery', label: 'What many people can do in which week' },
    { href: '/blog/the-first-two-weeks-after-spine-surgery', label: 'The first two weeks at home' },
    { href: '/resources/appointment-prep', label: 'How to prepare for a visit' },
  ],
  health: {
    reviewed: '2026-11-20',
    helpFirst: true,
    sources: ['CDC-VTE', 'NHS-A', 'BEFAST', 'MLP', 'TORB', '988'],
    signOff: [
      'The choice of what to log and how to read it (general knowledge)',
      'The tracker shows the dates of the timelines of /resources/recovery, counted from the day of the operation: week 2 is 14 days after it',
      'The tracker: numbness or tingling marked between the legs or on the bottom shows the 911 card at once',
      'Neck swelling with trouble breathing or swallowing after neck surgery is a 911 sign',
      'A headache that is worse when upright needs a check the same day',
      'Slow breathing or a person who cannot be woken is a 911 sign',
      'No bowel movement for 3 days, vomiting or a swollen belly: call the same day',
      'The card is the one of /post-operative-care: its lines are listed there',
      'Nothing has changed for two weeks: book a visit (general knowledge)',
    ],
    help: postOperativeCare.health?.help,
  },
})
