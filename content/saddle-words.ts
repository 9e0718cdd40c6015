/** Shown wherever someone marks numbness or tingling between the legs on the drawn body (clinical fact sheet, section 6). */
export const saddleWords = {
  heading: 'Call 911 now',
  text: 'Numbness or tingling between the legs or around your bottom can be an emergency. Call 911 or go to the emergency room now, even if you are not sure. Do not drive yourself.',
  call: 'Call 911',
} as const
