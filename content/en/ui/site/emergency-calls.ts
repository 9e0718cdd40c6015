/** Labels of the buttons that call 911 and 988, in the language of what the visitor typed. */
export const emergencyCallWords = {
  911: { en: 'Call 911', es: 'Llame al 911' },
  988: { en: 'Call or text 988', es: 'Llame al 988 y oprima 2 para español' },
} as const
