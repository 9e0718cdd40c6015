/**
 * Shown when someone marks numbness or tingling between the legs: it can mean cauda equina syndrome, an
 * emergency.
 */
export const saddleWords = {
  heading: 'Call 911 now',
  text: 'Numbness or tingling between your legs or around your bottom can be an emergency. Call 911 or go to the ER now, even if you’re not sure. Don’t drive yourself.',
  call: 'Call 911',
} as const
