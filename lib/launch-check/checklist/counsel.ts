import type { Group } from '@/lib/launch-check/checklist/item'

export const counsel: Group = {
  heading: 'FROM COUNSEL',
  items: [
    {
      ask: 'A review of all notices under /legal, with an answer to every line of docs/counsel-checklist.md, because they are templates until a lawyer has read them',
      needs: ['legal-review-missing'],
    },
    {
      ask: 'A look at the consents for reviews and photographs before they go online, because the law asks for more than a yes',
      needs: ['sample-stories', 'sample-testimonials'],
      place: 'the practice’s files; docs/content.md, “Before the site goes live”',
    },
  ],
}
