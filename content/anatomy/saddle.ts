import { saddleSentence } from '@/content/generated/clinical/saddle'

/**
 * Shown when someone marks numbness or tingling between the legs: it can mean cauda equina syndrome, an
 * emergency.
 */
export const saddleWords = {
  heading: 'This can be an emergency',
  text: `Numbness or tingling there can mean that the nerves to your bladder and bowels are squeezed. ${saddleSentence} Don’t drive yourself, and go even if you’re not sure.`,
  call: 'Call 911',
} as const
