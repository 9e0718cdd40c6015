import type { Group } from '@/lib/launch-check/checklist/item'

const figures = ['yearsOfExperience', 'surgeries', 'procedures', 'successRate'] as const
const recoveryTimes = [
  'minimallyInvasiveRecovery',
  'complexRecovery',
  'endoscopicRecovery',
  'discReplacementRecovery',
] as const
const openClaims = (keys: readonly string[]) =>
  keys.map((key) => `claim-not-substantiated: content/claims.ts, ${key}`)

export const surgeon: Group = {
  heading: 'FROM THE SURGEON',
  items: [
    {
      ask: 'Your full name the way patients know it, because every page names you',
      needs: ['sample-detail: content/practice.ts, surgeon.name'],
    },
    {
      ask: 'Your degree and your specialty as they stand on your certificates, because they appear beside your name',
      needs: ['practice-is-sample'],
      place: 'content/practice.ts, surgeon.credentials and surgeon.specialty',
    },
    {
      ask: ({ detail }) =>
        `For the pages about you: “${detail}”, because patients ask and the site leaves it out until you say`,
      needs: ['detail-missing: content/still-missing.ts, surgeon'],
    },
    {
      ask: 'Your word that the years of training and the board certification on the site are right, because patients can look them up',
      needs: ['practice-is-sample'],
      place: 'content/en/pages/biography.md, about.md and credentials.md; content/en/ui/pages/home.ts',
    },
    {
      ask: ({ detail }) =>
        `The records behind the figure “${detail}”, because California law allows only figures you can prove; without records it comes off the site`,
      needs: openClaims(figures),
    },
    {
      ask: ({ detail }) =>
        `Your own records or a study behind the recovery time “${detail}”, because patients plan their work by it; otherwise it comes off the site`,
      needs: openClaims(recoveryTimes),
    },
    {
      ask: 'Your signature on the document that npm run sign-off prints, because the site tells patients what is urgent and when they can go back to work',
      needs: ['medical-sign-off-missing'],
    },
    {
      ask: 'A new check of a health page against its sources, because its last one was more than two years ago, or has a date in the future',
      needs: ['review-too-old', 'review-in-future'],
    },
  ],
}
